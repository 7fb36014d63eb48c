import postcss, { type AtRule } from 'postcss';

/** What a stylesheet says of paper, which no screen has to wait for, and the rest. */
export interface SplitCss {
  screen: string;
  /** The rules themselves, for a link that asks for them only when printing. */
  print: string;
}

function isPrint(node: postcss.ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'media' && node.params === 'print';
}

/** Parts a stylesheet; what is about print within another condition stays where it is. */
export function splitPrint(css: string): SplitCss {
  const screen = postcss.parse(css);
  const print = postcss.root();
  for (const rule of screen.nodes.filter(isPrint)) {
    print.append(rule.nodes ?? []);
    rule.remove();
  }
  return { screen: screen.toString(), print: print.toString() };
}

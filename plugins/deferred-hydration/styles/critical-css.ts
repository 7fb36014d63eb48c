import postcss, { type ChildNode, type Root } from 'postcss';
import type { PageNames } from './page-names';
import { dropReplacedDeclarations } from './replaced-declarations';
import { canMatch } from './selector-match';
import { dropUnreadProperties } from './unread-properties';

/** Copies of the nodes of a stylesheet, but for the rules that choose nothing. */
function matchedNodes(nodes: readonly ChildNode[], names: ReadonlySet<string>): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => canMatch(selector, names));
      return selectors.length > 0 ? [node.clone({ selectors })] : [];
    }
    if (node.type !== 'atrule' || !node.nodes) return [node.clone()];
    const { name, params, raws } = node;
    // Its steps are no selectors.
    if (name.endsWith('keyframes')) return [node.clone()];
    return [postcss.atRule({ name, params, raws, nodes: matchedNodes(node.nodes, names) })];
  });
}

/** Drops rules without declarations, and the conditions around them once they hold nothing else. */
function dropEmptyRules(container: postcss.Container): void {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    if (!node.nodes) return;
    dropEmptyRules(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * The rules of a stylesheet that static pages can use: those whose tags, classes and ids occur in
 * their HTML. What only the client brings (an open dialog, a side menu) comes with the client.
 * Custom properties that none of these rules needs by name are left out too.
 *
 * @param sheet minified; it stays as it is
 */
export function criticalCss(sheet: Root, { names, read }: PageNames): string {
  const root = postcss.root({ nodes: matchedNodes(sheet.nodes, names) });
  dropReplacedDeclarations(root);
  dropUnreadProperties(root, read);
  dropEmptyRules(root);
  return root.toString();
}

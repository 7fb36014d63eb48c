import { wordsToMark } from '../engine/excerpt';

/** Parts of a page whose text is not for reading, or is marked already. */
const SKIPPED = 'script, style, svg, button, select, textarea, mark, .hash-link';

interface MarkedText {
  readonly node: Text;
  readonly text: string;
  readonly added: ChildNode[];
}

/**
 * Marks with `<mark class="…">` every word under `root` whose folded form is among the terms.
 * Returns how to take the marks away. Text nodes stay where they are, each holding what comes
 * before its first mark, because React still owns them.
 */
export function markWords(
  root: Element,
  terms: ReadonlySet<string>,
  className: string,
): () => void {
  const marked = textNodes(root).flatMap((node) => markText(node, terms, className) ?? []);
  return () => {
    for (const { node, text, added } of marked) {
      for (const child of added) child.remove();
      node.data = text;
    }
  };
}

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function markText(
  node: Text,
  terms: ReadonlySet<string>,
  className: string,
): MarkedText | undefined {
  const text = node.data;
  const words = wordsToMark(text, terms);
  const [first] = words;
  if (!first) return undefined;

  const added: ChildNode[] = words.flatMap(([start, end], position) => {
    const mark = document.createElement('mark');
    mark.className = className;
    mark.textContent = text.slice(start, end);
    const next = words[position + 1]?.[0] ?? text.length;
    return [mark, document.createTextNode(text.slice(end, next))];
  });
  node.data = text.slice(0, first[0]);
  node.after(...added);
  return { node, text, added };
}

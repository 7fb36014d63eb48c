import type { Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { element, text } from '../markdown/nodes';
import { findRoute, type PageContext } from './directive';

/**
 * A link with words that show on hover and focus, with CSS alone.
 *
 * @param opensInPlace whether a finger shows the words instead of following the link
 */
export function hint(
  href: string,
  label: PhrasingContent[],
  id: string,
  shown: PhrasingContent[],
  opensInPlace = false,
): PhrasingContent {
  // What a finger touches takes the focus only if it can.
  const properties = opensInPlace ? { tabIndex: -1 } : {};
  return element(
    'span.termino',
    [
      element('a', label, { href, ariaDescribedBy: [id] }),
      element('span.definicion', shown, { role: 'tooltip', id }),
    ],
    properties,
  );
}

/** What is read in the place of a link; undefined for what is no link. */
function labelOf(node: Nodes, context: PageContext): string | undefined {
  if (node.type === 'link') return plainText(node);
  if (node.type !== 'textDirective') return undefined;
  const label = plainText(node);
  if (node.name === 'pagina') return findRoute(context, label).title;
  return ['mensaje', 'termino'].includes(node.name) ? label : undefined;
}

/** Words for a hint. Nobody can reach a link in a hint, so these are what they are called. */
export function plainHint(nodes: PhrasingContent[], context: PageContext): PhrasingContent[] {
  const paragraph: Paragraph = { type: 'paragraph', children: nodes };
  visit(paragraph, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const label = labelOf(node, context);
    if (label === undefined) return undefined;
    parent.children.splice(index, 1, text(label));
    return index;
  });
  return paragraph.children;
}

/** Gives each hint of a page an id of its own, however often the same words are shown. */
export function assignHintIds(tree: Root): void {
  const counts = new Map<string, number>();
  visit(tree, 'htmlNode', ({ data, children }) => {
    const [link, shown] = children;
    if (!String(data.hProperties.className).includes('termino')) return;
    if (link?.type !== 'htmlNode' || shown?.type !== 'htmlNode') return;
    const id = String(shown.data.hProperties.id);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    if (count === 1) return;
    shown.data.hProperties.id = `${id}-${count}`;
    link.data.hProperties.ariaDescribedBy = [`${id}-${count}`];
  });
}

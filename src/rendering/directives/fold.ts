import type { PhrasingContent, RootContent } from 'mdast';
import { element } from '../markdown/nodes';
import { type Words, wordsOf } from '../markdown/parse';
import { type BlockDirective, DirectiveError } from './directive';

/** Tells `src/theme/Heading` that this one is what unfolds its section. */
function asControl<Node extends PhrasingContent | RootContent>(node: Node): Node {
  if (node.type !== 'heading') return node;
  const hProperties = { ...node.data?.hProperties, className: ['desplegador'] };
  return { ...node, data: { ...node.data, hProperties } };
}

/**
 * What only some readers of a page need, behind a line or a heading that says what it is. The browser folds it by itself.
 *
 * @param kind one of a list of such lines
 */
export function folded(
  summary: Words | RootContent,
  content: RootContent[],
  kind?: 'pregunta',
): RootContent {
  const line = typeof summary === 'object' && 'type' in summary ? [summary] : wordsOf(summary);
  return element(kind ? `details.pliegue.${kind}` : 'details.pliegue', [
    element('summary', line.map(asControl)),
    ...content,
  ]);
}

/** `:::plegado … :::`: a section that few come for, behind its heading. */
export const foldedSection: BlockDirective = (_attributes, _context, [heading, ...content]) => {
  if (heading?.type !== 'heading' || content.length === 0) {
    throw new DirectiveError(
      'begins with the heading of a section («## Otras acciones») and holds it whole',
    );
  }
  return [folded(heading, content, 'pregunta')];
};

import type { PhrasingContent, RootContent } from 'mdast';
import { element } from '../markdown/nodes';
import { type BlockDirective, DirectiveError } from './directive';

/** What only some readers of a page need, behind a line that says what it is. The browser folds it by itself. */
export function folded(
  summary: (PhrasingContent | RootContent)[],
  content: RootContent[],
  className = 'pliegue',
): RootContent {
  return element('details', { className: [className] }, [
    element('summary', {}, summary),
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
  return [folded([heading], content, 'pregunta')];
};

import type { PhrasingContent, RootContent } from 'mdast';
import { element } from '../markdown/nodes';

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

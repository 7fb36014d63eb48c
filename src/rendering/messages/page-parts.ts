import type { PhrasingContent, Root, RootContent } from 'mdast';
import { VFile } from 'vfile';
import type { PageContext } from '../directives/directive';
import { wordsOf } from '../markdown/node-words';
import { type PageNode, pageNodes } from '../markdown/page-nodes';
import { inline } from '../markdown/parse';
import { expandFacts } from '../remark-facts';

/**
 * Document nodes as a component draws them, the directives among them expanded.
 *
 * @param code message that they are about, which an error names
 * @throws Error when a directive of its facts is broken
 */
export function expandedNodes(
  children: RootContent[],
  context: PageContext,
  code: string,
): PageNode[] {
  const tree: Root = { type: 'root', children };
  expandFacts(tree, context, new VFile({ path: `data/mensajes (${code})` }));
  return pageNodes(tree);
}

/** One line of a fact as plain words, its directives expanded. */
export function expandedText(line: string, context: PageContext, code: string): string {
  const nodes: PhrasingContent[] = inline(line);
  return expandedNodes([{ type: 'paragraph', children: nodes }], context, code)
    .map(wordsOf)
    .join('');
}

import path from 'node:path';
import type { Root } from 'mdast';
import type { Facts } from '../../src/facts/facts';
import { expandTree, parsePage } from '../../tools/content/read-content';
import { smallDocsDir as docsDir, smallFacts } from './small-facts';

/** What some MDX becomes on the page of a route, by the small facts or others. */
export function expand(
  mdx: string,
  routePath = 'delfin/archivos/maestros/clientes',
  facts: Facts = smallFacts,
): Root {
  const file = path.join(docsDir, routePath, 'index.mdx');
  return expandTree(parsePage(file, mdx), facts, docsDir);
}

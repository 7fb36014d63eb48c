import path from 'node:path';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Facts } from '../../src/facts/facts';
import { remarkFacts } from '../../src/rendering/remark-facts';
import { smallDocsDir as docsDir, smallFacts } from './small-facts';

/** What some MDX becomes on the page of a route, by the small facts or others. */
export function expand(
  mdx: string,
  routePath = 'delfin/archivos/maestros/clientes',
  facts: Facts = smallFacts,
): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMdx)
    .use(remarkDirective)
    .use(remarkFacts, { loadFacts: () => facts, docsDir });
  const file = new VFile({ path: path.join(docsDir, routePath, 'index.mdx'), value: mdx });
  return processor.runSync(processor.parse(file), file) as Root;
}

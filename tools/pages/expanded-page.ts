import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { docFrontMatter } from '../../plugins/facts/front-matter';
import { remarkFacts } from '../../plugins/facts/remark-facts';
import type { Facts } from '../../src/facts/facts';

/** A documentation page as the build sees it: checked front matter and expanded content. */
export interface ExpandedPage {
  file: string;
  frontMatter: Record<string, unknown>;
  tree: Root;
}

/**
 * Reads a page and expands its directives.
 * @throws Error for broken front matter, MDX that does not parse or a directive that cannot expand.
 */
export function expandPage(file: string, facts: Facts, docsDir: string): ExpandedPage {
  const { data, content } = matter(readFileSync(file, 'utf8'));
  const frontMatter = docFrontMatter(file, data, facts.routes, docsDir);
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkFacts, { loadFacts: () => facts, docsDir });
  const source = new VFile({ path: file, value: content });
  return { file, frontMatter, tree: processor.runSync(processor.parse(source), source) as Root };
}

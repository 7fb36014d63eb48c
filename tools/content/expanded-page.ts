import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Facts } from '../../src/facts/facts';
import { remarkFacts } from '../../src/rendering/remark-facts';

/** A page as its writer left it: front matter unchecked, directives unexpanded. */
export interface WrittenPage {
  file: string;
  frontMatter: Record<string, unknown>;
  /** Positions count the lines of the file, front matter included. */
  tree: Root;
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** Parses the text of a page. @throws Error for front matter or MDX that does not parse. */
export function parsePage(file: string, source: string): WrittenPage {
  const { data, content } = matter(source);
  const linesAbove = source.slice(0, source.length - content.length).split('\n').length - 1;
  const body = '\n'.repeat(linesAbove) + content;
  return { file, frontMatter: data, tree: parser.parse(new VFile({ path: file, value: body })) };
}

/** Expands the directives of a page. @throws Error for a directive that cannot expand. */
export function expandTree(page: WrittenPage, facts: Facts, docsDir: string): Root {
  const expander = unified().use(remarkFacts, { loadFacts: () => facts, docsDir });
  return expander.runSync(structuredClone(page.tree), new VFile({ path: page.file })) as Root;
}

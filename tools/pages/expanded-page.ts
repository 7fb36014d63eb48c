import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Facts } from '../../src/facts/facts';
import { docFrontMatter } from '../../src/rendering/front-matter';
import { remarkFacts } from '../../src/rendering/remark-facts';

/** A page as its writer left it: front matter unchecked, directives unexpanded. */
export interface WrittenPage {
  file: string;
  frontMatter: Record<string, unknown>;
  /** Positions count the lines of the file, front matter included. */
  tree: Root;
}

/** A page as the build sees it: checked front matter and expanded content. */
export interface ExpandedPage {
  file: string;
  frontMatter: Record<string, unknown>;
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

/** Reads and parses a page. @throws Error for front matter or MDX that does not parse. */
export function readPage(file: string): WrittenPage {
  return parsePage(file, readFileSync(file, 'utf8'));
}

/** Expands the directives of a page. @throws Error for a directive that cannot expand. */
export function expandTree(page: WrittenPage, facts: Facts, docsDir: string): Root {
  const expander = unified().use(remarkFacts, { loadFacts: () => facts, docsDir });
  return expander.runSync(structuredClone(page.tree), new VFile({ path: page.file })) as Root;
}

/**
 * Reads a page and expands its directives.
 * @throws Error for broken front matter, MDX that does not parse or a directive that cannot expand.
 */
export function expandPage(file: string, facts: Facts, docsDir: string): ExpandedPage {
  const page = readPage(file);
  const frontMatter = docFrontMatter(file, page.frontMatter, facts.routes, docsDir);
  return { file, frontMatter, tree: expandTree(page, facts, docsDir) };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Facts } from '../../src/facts/facts';
import { dataDir, siteFacts } from '../../src/facts/site-facts';
import { fileOfRoute, routePathOf } from '../../src/rendering/doc-file';
import { remarkFacts } from '../../src/rendering/remark-facts';
import { readComponentPassages } from './component-passages';
import type { Content, ContentPage, Passage } from './content';
import { passage, passagesOfTree } from './content';
import { readFactTexts } from './fact-passages';

/** Where the parts of the content of this site stand, as absolute paths. */
export const siteFolders = {
  docs: path.resolve('docs'),
  posts: path.resolve('blog'),
  standalone: path.resolve('src/pages'),
  data: dataDir,
};

type ContentFolders = typeof siteFolders;

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** Parses the text of a page. @throws Error for front matter or MDX that does not parse. */
export function parsePage(file: string, source: string) {
  const { data, content } = matter(source);
  const linesAbove = source.slice(0, source.length - content.length).split('\n').length - 1;
  const body = '\n'.repeat(linesAbove) + content;
  return { file, frontMatter: data, tree: parser.parse(new VFile({ path: file, value: body })) };
}

/** Expands the directives of a page. @throws Error for a directive that cannot expand. */
export function expandTree(
  page: { file: string; tree: Root },
  facts: Facts,
  docsDir: string,
): Root {
  const expander = unified().use(remarkFacts, { loadFacts: () => facts, docsDir });
  return expander.runSync(structuredClone(page.tree), new VFile({ path: page.file })) as Root;
}

const emptyTree: Root = { type: 'root', children: [] };

/** The line where a page breaks off, as MDX says it (`line`, or for a tag in its message) or YAML (`mark`). */
function lineOfError(error: Error): number | undefined {
  if ('line' in error && typeof error.line === 'number') return error.line;
  const [, inMessage] = /\((\d+):\d+-\d+:\d+\)/.exec(error.message) ?? [];
  if (inMessage !== undefined) return Number(inMessage);
  if (!('mark' in error) || typeof error.mark !== 'object' || error.mark === null) return undefined;
  const { mark } = error;
  return 'line' in mark && typeof mark.line === 'number' ? mark.line + 1 : undefined;
}

function breakOf(error: unknown): NonNullable<ContentPage['brokenBy']> {
  if (!(error instanceof Error)) return { line: undefined, message: String(error) };
  return { line: lineOfError(error), message: error.message };
}

function descriptionPassages(file: string, source: string, description: unknown): Passage[] {
  if (typeof description !== 'string') return [];
  const line = source.split('\n').findIndex((text) => text.startsWith('description:')) + 1;
  return [passage(file, line, 'description', [{ type: 'text', value: description }])];
}

function kindOf(file: string, folders: ContentFolders): ContentPage['kind'] {
  if (!path.relative(folders.docs, file).startsWith('..')) return 'doc';
  return path.relative(folders.posts, file).startsWith('..') ? 'standalone' : 'post';
}

/** Reads the text of one page; one that does not parse or expand is kept with the reason. */
export function pageOf(
  absolute: string,
  source: string,
  facts: Facts,
  folders: ContentFolders,
): ContentPage {
  const file = path.relative('.', absolute);
  const page = {
    file,
    kind: kindOf(absolute, folders),
    source,
    route: facts.routes.get(routePathOf(absolute, folders.docs) ?? ''),
  };
  const unread = { frontMatter: {}, written: emptyTree, expanded: undefined, passages: [] };
  let read: Omit<ContentPage, keyof typeof page | 'brokenBy'> = unread;
  try {
    const { frontMatter, tree } = parsePage(absolute, source);
    const passages = [
      ...descriptionPassages(file, source, frontMatter.description),
      ...passagesOfTree(file, tree),
    ];
    read = { frontMatter, written: tree, expanded: undefined, passages };
    const expanded = expandTree({ file: absolute, tree }, facts, folders.docs);
    return { ...page, ...read, expanded, brokenBy: undefined };
  } catch (error) {
    return { ...page, ...read, brokenBy: breakOf(error) };
  }
}

function pagesOfFolder(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** The files of the pictures that a page shows, as absolute paths. */
function picturesOf({ file, written }: ContentPage): string[] {
  const pictures: string[] = [];
  visit(written, 'image', ({ url }) => {
    const [pathname = ''] = url.split(/[?#]/);
    pictures.push(path.resolve(path.dirname(file), pathname));
  });
  return pictures;
}

/** Settings of the framework that stand among the pages. */
const settings = new Set(['tags.yml', 'authors.yml']);

/** The files of a folder, all levels down, that nothing reads; those of editors begin with a dot. */
function strayFilesOf(folder: string, known: ReadonlySet<string>): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !settings.has(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !known.has(file))
    .map((file) => path.relative('.', file))
    .sort();
}

/** Reads every page, post and fact of the site; a route without its page stops the build. */
export function readContent(facts: Facts, folders: ContentFolders): Content {
  const files = [
    ...[...facts.routes.values()]
      .map((route) => fileOfRoute(route, folders.docs))
      .filter((file) => existsSync(file)),
    ...pagesOfFolder(folders.posts),
    ...pagesOfFolder(folders.standalone),
  ];
  const pages = files.map((file) => pageOf(file, readFileSync(file, 'utf8'), facts, folders));
  const known = new Set([...files, ...pages.flatMap(picturesOf)]);
  return {
    facts,
    strayFiles: [folders.docs, folders.posts].flatMap((folder) => strayFilesOf(folder, known)),
    pages,
    ...readFactTexts(folders.data),
    componentPassages: readComponentPassages(),
  };
}

/** All the content of this site. @throws FactError when `data/` itself is broken */
export function siteContent(): Content {
  return readContent(siteFacts(), siteFolders);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Facts } from '../../src/facts/facts';
import { fileOfRoute, routePathOf } from '../../src/rendering/doc-file';
import { expandTree, parsePage } from '../pages/expanded-page';
import { readComponentPassages } from './component-passages';
import type { Content, ContentPage, Passage } from './content';
import { readFactTexts } from './fact-passages';
import { imagesOf } from './images';
import { passage, passagesOfTree } from './passages';
import { strayFilesOf } from './stray-files';

/** Where the parts of the content stand, as absolute paths. */
export interface ContentFolders {
  docs: string;
  posts: string;
  standalone: string;
  data: string;
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
    const expanded = expandTree({ file: absolute, frontMatter, tree }, facts, folders.docs);
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

/** Reads every page, post and fact of the site. */
export function readContent(facts: Facts, folders: ContentFolders): Content {
  const docs = [...facts.routes.values()].map((route) => ({
    route,
    file: fileOfRoute(route, folders.docs),
  }));
  const isMissing = ({ file }: { file: string }) => !existsSync(file);
  const files = [
    ...docs.filter((doc) => !isMissing(doc)).map(({ file }) => file),
    ...pagesOfFolder(folders.posts),
    ...pagesOfFolder(folders.standalone),
  ];
  const pages = files.map((file) => pageOf(file, readFileSync(file, 'utf8'), facts, folders));
  const shown = pages.flatMap(imagesOf).flatMap(({ file }) => (file ? [path.resolve(file)] : []));
  const known = new Set([...files, ...shown]);
  return {
    facts,
    strayFiles: [folders.docs, folders.posts].flatMap((folder) => strayFilesOf(folder, known)),
    pages,
    ...readFactTexts(folders.data),
    componentPassages: readComponentPassages(),
    missingPages: docs
      .filter(isMissing)
      .map(({ route, file }): Content['missingPages'][number] => ({
        route,
        file: path.relative('.', file),
      })),
  };
}

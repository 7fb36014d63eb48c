import path from 'node:path';
import { kinds } from '../../../src/facts/kinds';
import { withoutAccents } from '../../../src/text/accents';
import { actions, things, ways } from './words';

/** A page of the corpus and where it hangs; groups have a page of their own. */
export interface CorpusEntry {
  /** Path without slashes at the ends: `delfin/consultar-traslados/…`. */
  path: string;
  /** Different on every page. */
  title: string;
  children: CorpusEntry[];
}

/** The sections, one sidebar each: the products of this site, whose sidebars they are there. */
const SECTIONS = kinds.products(path.resolve('data'));

/** Share of the pages that each section has but the first, whose is the rest. */
const SHARE = 0.04;

/** Pages below a group that has a page of its own. */
const GROUP_SIZE = 7;

function slugOf(title: string): string {
  return withoutAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/**
 * Titles that differ from each other as far as the words reach (5,083 of them). The lengths of the
 * lists have no common divisor, so that counting up in all three at once passes every combination.
 */
function titleAt(index: number): string {
  const action = actions[index % actions.length] ?? '';
  const thing = things[index % things.length]?.many ?? '';
  const way = ways[index % ways.length] ?? '';
  return `${action} ${thing} ${way}`;
}

/** Cuts a list into pieces of a size, the last one shorter. */
function pieces<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

function entry(parent: string, title: string, children: (path: string) => CorpusEntry[]) {
  const path = `${parent}/${slugOf(title)}`;
  return { path, title, children: children(path) };
}

/** The first of the titles is the group's own page, the rest stand below it. */
function group(parent: string, [title = '', ...rest]: string[]): CorpusEntry {
  return entry(parent, title, (path) => rest.map((each) => entry(path, each, () => [])));
}

/** Areas of about as many groups as there are areas, so that no level is long. */
function areas(parent: string, titles: readonly string[]): CorpusEntry[] {
  const groupsInArea = Math.ceil(Math.sqrt(titles.length / (GROUP_SIZE + 1)));
  return pieces(titles, 1 + groupsInArea * (GROUP_SIZE + 1)).map(([title = '', ...rest]) =>
    entry(parent, title, (path) => pieces(rest, GROUP_SIZE + 1).map((each) => group(path, each))),
  );
}

/**
 * The tree of a corpus: a section for each product, the first with most of the pages (four fifths, with
 * six products), nested four deep. The same number gives the same tree.
 *
 * @throws {Error} when there are fewer pages than make a tree, or more than there are titles
 */
export function corpusTree(pages: number): CorpusEntry[] {
  const titles = actions.length * things.length * ways.length;
  if (pages < 60 || pages > titles) {
    throw new Error(`A corpus has 60 to ${titles} pages, not ${pages}.`);
  }
  const small = Math.round(pages * SHARE);
  const first = pages - small * (SECTIONS.length - 1);
  let next = 0;
  return SECTIONS.map(({ clave, nombre }, index) => {
    const own = Array.from({ length: (index === 0 ? first : small) - 1 }, () => titleAt(next++));
    return { path: clave, title: nombre, children: areas(clave, own) };
  });
}

/** Every entry of a tree, parents first, in the order of the sidebar. */
export function allEntries(tree: readonly CorpusEntry[]): CorpusEntry[] {
  return tree.flatMap((each) => [each, ...allEntries(each.children)]);
}

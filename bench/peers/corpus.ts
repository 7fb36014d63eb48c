import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { withoutAccents } from '../../src/text/accents';
import { randomNumbers } from '../../tools/random-numbers';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

const words: Record<string, string[]> = parse(read('words.yaml'));
const template = read('page.md');

/** The sections, one sidebar each: the products of this site, whose sidebars they are there. */
const sections: { clave: string; nombre: string }[] = parse(read('../../data/productos.yaml'));

/** Share of the pages that each section has but the first, whose is the rest. */
const SHARE = 0.04;

/** Pages below each page, but for the last. */
const BRANCHES = 7;

/** The sentence that the edit of the development server changes. */
export const EDITION = /Edición \d+\./;

/** A page of the corpus and what hangs below it. */
export interface CorpusEntry {
  /** Path without slashes at the ends: `delfin/consultar-traslados/…`. */
  path: string;
  /** Different on every page. */
  title: string;
  children: CorpusEntry[];
}

/** What differs from one generator's Markdown to another's. */
export interface Dialect {
  /** Whether the title is a heading of the text, where the generator shows none of the front matter. */
  titleInBody?: boolean;
  /** The line that opens a note; `:::` closes it. */
  note: string;
}

/** A documentation in Spanish, the same each time it is made. */
export interface Corpus {
  tree: CorpusEntry[];
  entries: CorpusEntry[];
  /** The page that is measured, deep in the first section. */
  typical: CorpusEntry;
  /** The page after it in the sidebar, which a click leads to. */
  next: CorpusEntry;
}

/** Address of a page of the corpus, the same under every generator. */
export function pageUrl(entry: CorpusEntry): string {
  return `/docs/${entry.path}/`;
}

/** Counts up in all three lists at once: their lengths have no common divisor, so no title comes twice. */
function titleAt(index: number): string {
  const lists = ['actions', 'things', 'ways'].map((name) => words[name] ?? []);
  return lists.map((list) => list[index % list.length]).join(' ');
}

/** Hangs pages below a section, none deeper than it must be. */
function grow(section: CorpusEntry, titles: readonly string[]): CorpusEntry {
  const entries = [section];
  for (const title of titles) {
    const parent = entries[Math.floor((entries.length - 1) / BRANCHES)] ?? section;
    const slug = withoutAccents(title).toLowerCase().replaceAll(' ', '-');
    const entry = { path: `${parent.path}/${slug}`, title, children: [] };
    parent.children.push(entry);
    entries.push(entry);
  }
  return section;
}

/** Every entry of a tree, parents first, in the order of the sidebar. */
function allEntries(tree: readonly CorpusEntry[]): CorpusEntry[] {
  return tree.flatMap((each) => [each, ...allEntries(each.children)]);
}

/**
 * The Markdown file of the page at a place in the order of the sidebar, of the size of a typical page of this site.
 *
 * @param own what else its front matter says, or says instead
 */
export function pageMarkdown(
  { entries }: Corpus,
  index: number,
  { titleInBody, note }: Dialect,
  own: object = {},
): string {
  const random = randomNumbers(index + 1);
  const { title = '' } = entries[index] ?? {};
  const links = entries
    .slice(Math.max(0, index - 4), index)
    .map((each) => `- [${each.title}](${pageUrl(each)})`)
    .join('\n');
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const list = words[name] ?? [];
      return fill(list[Math.floor(random() * list.length)] ?? { note, links }[name] ?? '');
    });
  const description = `${title}: quién puede hacerlo, qué campos llenar, qué pasa al grabar y cómo corregirlo.`;
  const keywords = fill('{fields},{fields},{fields},{objects}').split(',');
  const frontMatter = stringify({ title, description, keywords, ...own });
  return `---\n${frontMatter}---\n\n${titleInBody ? `# ${title}\n\n` : ''}${fill(template)}`;
}

/**
 * Makes a corpus: a section for each product, the first with most of the pages. The same number gives the same.
 *
 * @throws {Error} when there are too few pages to be nested three deep
 */
export function createCorpus(pages: number): Corpus {
  const small = Math.round(pages * SHARE);
  const first = pages - small * (sections.length - 1);
  let next = 0;
  const tree = sections.map(({ clave, nombre }, index) => {
    const titles = Array.from({ length: (index === 0 ? first : small) - 1 }, () => titleAt(next++));
    return grow({ path: clave, title: nombre, children: [] }, titles);
  });
  const entries = allEntries(tree);
  const [typical, after] = tree[0]?.children[0]?.children[0]?.children ?? [];
  if (typical && after) return { tree, entries, typical, next: after };
  throw new Error(`A corpus has 80 pages or more, not ${pages}.`);
}

import { foldText } from '../../../src/text/accents';
import { decodeHeadings } from './headings';
import { type SearchIndexFile, splitPhrases } from './index-format';
import type { Name } from './names';
import type { Phrase } from './phrase-match';
import type { SearchDocsFile, SearchRecord } from './types';

/**
 * What a page is for: how to do something (`task`), figures of what was done (`report`), looking one thing
 * up (`lookup`), answers to questions, what to do when something fails (`repair`), one message, the pages
 * below it (`group`), a post, or a page outside the products (`sitio`).
 */
export type PageKind =
  | 'task'
  | 'report'
  | 'lookup'
  | 'questions'
  | 'repair'
  | 'message'
  | 'group'
  | 'blog'
  | 'sitio';

/** A section of a page. */
export interface IndexedSection {
  /** Its place among all sections, and that of its page among all pages. */
  number: number;
  page: number;
  url: string;
  /** Its heading; the title of the page for the first, which stands for the page and whose address has no anchor. */
  title: string;
  /** Its heading, empty for the first. */
  heading: Name;
  /** Whether it has a heading of its own and not one that many have. */
  isOwn: boolean;
  /** Start of its text, where it is the first: of the others the texts file has it. */
  text?: string;
}

/** A page, and what is known of it as a whole. */
export interface IndexedPage {
  number: number;
  record: SearchRecord;
  sections: readonly [top: IndexedSection, ...below: IndexedSection[]];
  /** What it is called among its neighbours: a title that says its product or group too would be found by those. */
  name: Name;
  /** The groups above it, and its product. */
  trail: Name;
  /** What readers call its subject. */
  aliases: Phrase[];
  /** Key of the product, `blog`, or `sitio`. */
  product: string;
  kind: PageKind;
  /** Code of the message that it is about, folded: `dlf2204`. */
  code: string | undefined;
  /** How questions begin that a page outside the products is called by: `quien puede` of «¿Quién puede…?». */
  question: string | undefined;
}

/** Names of groups, and of pages that are one by themselves, whose pages are all of one kind. */
const KIND_BY_NAME: Readonly<Record<string, PageKind>> = {
  Reportes: 'report',
  'Preguntas frecuentes': 'questions',
  'Solución de problemas': 'repair',
};

/** Group whose pages are all of one kind, and which is itself a group like any other. */
const LOOKUPS = 'Consultas';

/** From how many sections of one heading it says nothing of what they answer: «Campos», «Ejemplo». */
const COMMON_HEADING = 3;

/** Product of an address: the segment after `docs/`, else `blog`, else `sitio`. */
function productOf(url: string): string {
  const [, section] = /\/docs\/([^/#]+)/.exec(url) ?? [];
  if (section) return section;
  return /^(?:\/[^/]+)?\/blog\//.test(url) ? 'blog' : 'sitio';
}

/** How the questions begin that a title stands for, folded; undefined for one that is no question. */
function questionOf(title: string): string | undefined {
  const [, question] = /^¿(.+?)…?\?$/.exec(title) ?? [];
  return question && foldText(question);
}

/** Address above a page, without a slash at its end. */
function parentOf(url: string): string {
  return url.replace(/\/[^/]+\/?$/, '');
}

/** What a page is called among its neighbours. */
export function labelOf({ label, subcategory }: SearchRecord): string {
  return label ?? subcategory;
}

function kindOf(record: SearchRecord, product: string, isGroup: boolean): PageKind {
  if (record.product !== undefined) return 'message';
  if (product === 'blog' || product === 'sitio') return product;
  const path = record.path ?? [];
  for (const name of [...path, labelOf(record)]) {
    const kind = KIND_BY_NAME[name];
    if (kind) return kind;
  }
  if (isGroup) return 'group';
  return path.includes(LOOKUPS) ? 'lookup' : 'task';
}

/** Reads the pages of a site, which are numbered with their sections in the order of the docs file. */
export function readPages(
  { searchDocs, headings }: SearchDocsFile,
  { keywords, glossary }: Pick<SearchIndexFile, 'keywords' | 'glossary'>,
  nameOf: (text: string) => Name,
): IndexedPage[] {
  const groups = new Set(searchDocs.map(({ url }) => parentOf(url)));
  const below = searchDocs.map((_, number) => decodeHeadings(headings[number] ?? ''));
  const counts = new Map<string, number>();
  const titles = [...searchDocs.map(({ title }) => title), ...below.flat().map(([title]) => title)];
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1);
  let count = 0;

  const pages = searchDocs.map((record, page): IndexedPage => {
    const { url, title, text, subcategory, path = [] } = record;
    const product = record.product ?? productOf(url);
    const kind = kindOf(record, product, groups.has(url.replace(/\/$/, '')));
    // The title of a message: «DLF-2003. No hay existencia».
    const [said = '', says = ''] = kind === 'message' ? subcategory.split(/\. (.*)/) : [];
    const code = kind === 'message' ? foldText(said).replace('-', '') : undefined;
    const called = [...splitPhrases(keywords[page] ?? ''), ...(code === undefined ? [] : [code])];
    const top = { number: count, page, url, title, text, heading: nameOf(''), isOwn: false };
    const others = (below[page] ?? []).map(
      ([heading, anchor], place): IndexedSection => ({
        number: count + 1 + place,
        page,
        url: `${url}#${anchor}`,
        title: heading,
        heading: nameOf(heading),
        isOwn: (counts.get(heading) ?? 0) < COMMON_HEADING,
      }),
    );
    count += 1 + others.length;
    return {
      number: page,
      record,
      sections: [top, ...others],
      product,
      kind,
      code,
      name: nameOf(kind === 'message' ? says : labelOf(record)),
      trail: nameOf([...path, product].join(' > ')),
      aliases: called.map((name) => nameOf(name).phrase),
      question: product === 'sitio' ? questionOf(subcategory) : undefined,
    };
  });
  for (const [phrases, about] of glossary) {
    for (const page of about) {
      pages[page]?.aliases.push(...phrases.split(',').map((name) => nameOf(name).phrase));
    }
  }
  return pages;
}

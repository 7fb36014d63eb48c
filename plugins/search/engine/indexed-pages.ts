import { foldText } from '../../../src/text/accents';
import type { Section } from './headings';
import type { SearchRecord } from './types';

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

/** The sections of one page, and what is known of it as a whole. */
export interface IndexedPage {
  /** Number of its first section. */
  first: number;
  /** Number after that of its last section. */
  end: number;
  title: string;
  /** What it is called among its neighbours: a title that says its product or group too would be found by those. */
  label: string;
  breadcrumb: string[];
  /** Key of the product, `blog`, or `sitio`. */
  product: string;
  kind: PageKind;
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

function kindOf(record: SearchRecord, product: string, isGroup: boolean): PageKind {
  if (record.product !== undefined) return 'message';
  if (product === 'blog' || product === 'sitio') return product;
  const path = record.path ?? [];
  for (const name of [...path, record.label ?? record.subcategory]) {
    const kind = KIND_BY_NAME[name];
    if (kind) return kind;
  }
  if (isGroup) return 'group';
  return path.includes(LOOKUPS) ? 'lookup' : 'task';
}

/** Finds the pages of a site; the first section of a page has the address of the page. */
export function findPages(
  records: readonly SearchRecord[],
  sections: readonly Section[],
): IndexedPage[] {
  const groups = new Set(records.map(({ url }) => parentOf(url)));
  const tops = sections.flatMap(({ url }, section) => (url.includes('#') ? [] : [section]));
  return records.map((record, page) => {
    const product = record.product ?? productOf(record.url);
    return {
      first: tops[page] ?? sections.length,
      end: tops[page + 1] ?? sections.length,
      title: record.subcategory,
      label: record.label ?? record.subcategory,
      breadcrumb: record.path ?? [],
      product,
      question: product === 'sitio' ? questionOf(record.subcategory) : undefined,
      kind: kindOf(record, product, groups.has(record.url.replace(/\/$/, ''))),
    };
  });
}

/** Number of the page of each section. */
export function sectionPages(pages: readonly IndexedPage[]): number[] {
  return pages.flatMap(({ first, end }, page) => new Array<number>(end - first).fill(page));
}

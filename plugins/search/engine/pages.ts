import { foldText } from '../../../src/text/accents';
import type { SearchRecord } from './types';

/** The sections of one page, and what is known of it as a whole. */
export interface IndexedPage {
  /** Number of its first section in the docs file. */
  first: number;
  /** Number after that of its last section. */
  end: number;
  title: string;
  /** What it is called among its neighbours: a title that says its product or group too would be found by those. */
  label: string;
  breadcrumb: string[];
  /** Key of the product, `blog`, or `sitio`. */
  product: string;
  /** Whether other pages hang from this one. */
  isGroup: boolean;
  /** Whether it shows what was done, not how to do it. */
  isReport: boolean;
  /** Whether it tells what to do when something fails. */
  isRepair: boolean;
  /** Whether it is the page of one message. */
  isMessage: boolean;
  /** How questions begin that a page outside the products is called by: `quien puede` of «¿Quién puede…?». */
  question: string | undefined;
}

/** Group of the pages that are reports. */
const REPORTS = 'Reportes';

/** Group, or page, of what to do when something fails. */
const REPAIRS = 'Solución de problemas';

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
  return url.replace(/#.*/, '').replace(/\/[^/]+\/?$/, '');
}

/** Finds the pages in a list of records; the first record of a page has no anchor. */
export function findPages(records: readonly SearchRecord[]): IndexedPage[] {
  const pages: IndexedPage[] = [];
  const groups = new Set(records.map(({ url }) => parentOf(url)));
  for (const [section, record] of records.entries()) {
    const page = pages[pages.length - 1];
    if (page && record.url.includes('#')) {
      page.end = section + 1;
      continue;
    }
    const product = record.product ?? productOf(record.url);
    pages.push({
      first: section,
      end: section + 1,
      title: record.subcategory,
      label: record.label ?? record.subcategory,
      breadcrumb: record.path ?? [],
      product,
      question: product === 'sitio' ? questionOf(record.subcategory) : undefined,
      isMessage: record.product !== undefined,
      isRepair: [record.label ?? record.subcategory, ...(record.path ?? [])].includes(REPAIRS),
      isReport: (record.path ?? []).includes(REPORTS),
      isGroup: groups.has(record.url.replace(/\/$/, '')),
    });
  }
  return pages;
}

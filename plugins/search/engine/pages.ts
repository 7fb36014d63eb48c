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
    pages.push({
      first: section,
      end: section + 1,
      title: record.subcategory,
      label: record.label ?? record.subcategory,
      breadcrumb: record.path ?? [],
      product: record.product ?? productOf(record.url),
      isMessage: record.product !== undefined,
      isRepair: [record.label ?? record.subcategory, ...(record.path ?? [])].includes(REPAIRS),
      isReport: (record.path ?? []).includes(REPORTS),
      isGroup: groups.has(record.url.replace(/\/$/, '')),
    });
  }
  return pages;
}

import type { SearchOptions } from '../engine/types';

/** Longest query that travels in an address; longer ones are cut so that servers accept it. */
const LONGEST_QUERY = 300;

/** Addresses of the files, in the order of `SEARCH_FILES`. */
export type FileAddresses = readonly [docs: string, index: string, texts: string];

/**
 * The addresses that the page names: no script does, whose own name would change with them. The site that writers run
 * has no such files.
 */
export function fileAddresses(): FileAddresses {
  const { searchFiles = '' } = document.getElementById('static-first')?.dataset ?? {};
  const [docs = '', index = '', texts = ''] = searchFiles.split(' ');
  return [docs, index, texts];
}

/** What the address of the page of results calls the options of its question. */
const OPTIONS = { section: 'desde', only: 'producto', limit: 'hasta' } as const;

/** The page with all results of a query. */
export function resultsAddress(
  baseUrl: string,
  query: string,
  options: SearchOptions = {},
): string {
  return `${baseUrl}buscar${queryString('q', query, {
    [OPTIONS.section]: options.section,
    [OPTIONS.only]: options.only,
    [OPTIONS.limit]: options.limit,
  })}`;
}

/** The options in an address of the results page. */
export function optionsOf(search: string): SearchOptions {
  const parameters = new URLSearchParams(search);
  return {
    section: parameters.get(OPTIONS.section) ?? undefined,
    only: parameters.get(OPTIONS.only) ?? undefined,
    limit: Math.max(0, Number(parameters.get(OPTIONS.limit))) || undefined,
  };
}

/** The page that names all others. */
export function mapAddress(baseUrl: string): string {
  return `${baseUrl}mapa`;
}

/** The contact page, told what the reader looked for in vain. */
export function contactAddress(baseUrl: string, query: string): string {
  return `${baseUrl}contacto${queryString('busqueda', query)}`;
}

/** The query in an address of the results page, '' when it names none. */
export function queryOf(search: string): string {
  return new URLSearchParams(search).get('q')?.trim() ?? '';
}

/** The product being read, by its section of the documentation, or undefined outside of it. */
export function currentProduct(pathname: string, baseUrl: string): string | undefined {
  if (!pathname.startsWith(`${baseUrl}docs/`)) return undefined;
  const [section] = pathname.slice(`${baseUrl}docs/`.length).split('/');
  return section || undefined;
}

function queryString(
  name: string,
  query: string,
  others: Record<string, string | number | undefined> = {},
): string {
  const wanted = [...query.trim()].slice(0, LONGEST_QUERY).join('');
  if (!wanted) return '';
  const parameters = new URLSearchParams({ [name]: wanted });
  for (const [other, value] of Object.entries(others)) {
    if (value !== undefined) parameters.set(other, String(value));
  }
  return `?${parameters}`;
}

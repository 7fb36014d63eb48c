import type { SearchGlobalData } from '../engine/types';

/** Longest query that travels in an address; longer ones are cut so that servers accept it. */
const LONGEST_QUERY = 300;

/** Addresses of the files, from the configured base or from the base path of the site. */
export function fileAddresses(
  { files, assetUrl }: Pick<SearchGlobalData, 'files' | 'assetUrl'>,
  baseUrl: string,
): { docsUrl: string; indexUrl: string; textsUrl: string } {
  const base = (assetUrl ?? baseUrl).replace(/\/*$/, '/');
  const { docs, index, texts } = files;
  return { docsUrl: base + docs, indexUrl: base + index, textsUrl: base + texts };
}

/** The page with all results of a query. */
export function resultsAddress(baseUrl: string, query: string): string {
  return `${baseUrl}buscar${queryString('q', query)}`;
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

function queryString(name: string, query: string): string {
  const wanted = [...query.trim()].slice(0, LONGEST_QUERY).join('');
  return wanted ? `?${new URLSearchParams({ [name]: wanted })}` : '';
}

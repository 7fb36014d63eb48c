import type { Facts } from '../facts/facts';
import { routePathOf } from './doc-file';

/** Folders whose pages are done one after the other. */
const SEQUENCE = /\/(?:pasos-iniciales|instalacion)$/;

/** Front matter by which a page has no link to the page before or after it. */
export interface Pagination {
  pagination_prev?: null;
  pagination_next?: null;
}

const NONE: Pagination = { pagination_prev: null, pagination_next: null };

/**
 * What a documentation page says of the pages beside it in the sidebar: only the steps of a sequence lead to them.
 * The others have their related pages, and those of a path by role the next page of that.
 *
 * @param file any file with front matter; those outside `docsDir` keep what they have
 */
export function paginationOf(
  file: string,
  { routes, learningPaths }: Pick<Facts, 'routes' | 'learningPaths'>,
  docsDir: string,
): Pagination {
  const routePath = routePathOf(file, docsDir);
  if (routePath === undefined) return {};
  const parent = routes.get(routePath)?.parent ?? '';
  const isOfPath = learningPaths.some(({ rutas }) => rutas.includes(routePath));
  if (isOfPath || !SEQUENCE.test(parent)) return NONE;
  const isLast = routes.get(parent)?.children.at(-1) === routePath;
  return isLast ? { pagination_next: null } : {};
}

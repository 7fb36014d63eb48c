import { cacheNames } from '../copies/cache-names';
import { pageKey } from '../copies/page-key';

/** The worker's own global object. */
export const scope = globalThis as unknown as ServiceWorkerScope;

/** Path that the site stands under, such as `/`. */
export const base = new URL(scope.registration.scope).pathname;

export const names = cacheNames(base);

/** Key of a page of this site. */
export function keyOf(address: string): string {
  return pageKey(address, location.origin);
}

/** Key of the page for readers whose page is not there. */
export const offlinePage = keyOf(`${base}sin-conexion`);

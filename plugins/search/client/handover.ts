import type { SearchService } from './search-service';

type GoTo = (address: string, state?: unknown) => void;

/** What the search of the static page and that of the client leave for each other. */
interface Handover {
  /** The search of this site, started once for both. */
  service?: SearchService;
  /** Goes to a page of the site; there once the router is. */
  goTo?: GoTo;
  /** Where to go then. */
  wanted?: Parameters<GoTo> | undefined;
}

declare global {
  var siteSearch: Handover | undefined;
}

/** Outside of all modules, because each of the two scripts has a copy of every one. */
export function handover(): Handover {
  globalThis.siteSearch ??= {};
  return globalThis.siteSearch;
}

/** How long, in milliseconds, a page that was chosen waits for the router; the browser goes there without it. */
const PATIENCE = 2e3;

/** Goes to a page of the site: by the router, or by the browser where the router does not come. */
export function goToPage(...wanted: Parameters<GoTo>): void {
  const shared = handover();
  if (shared.goTo) {
    shared.goTo(...wanted);
    return;
  }
  shared.wanted = wanted;
  setTimeout(() => {
    if (shared.wanted === wanted) location.assign(wanted[0]);
  }, PATIENCE);
}

/** Takes what goes to a page, and goes to the one that waits. */
export function tellRouter(goTo: GoTo): void {
  const shared = handover();
  shared.goTo = goTo;
  if (shared.wanted) goTo(...shared.wanted);
  shared.wanted = undefined;
}

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

/** Goes to a page of the site, at the latest when the router is there. */
export function goToPage(...wanted: Parameters<GoTo>): void {
  const shared = handover();
  if (shared.goTo) shared.goTo(...wanted);
  else shared.wanted = wanted;
}

/** Takes what goes to a page, and goes to the one that waits. */
export function tellRouter(goTo: GoTo): void {
  const shared = handover();
  shared.goTo = goTo;
  if (shared.wanted) goTo(...shared.wanted);
  shared.wanted = undefined;
}

import { whenHydrated } from '../../../src/browser/hydration';
import {
  CLIENT_FAILURE,
  type Destination,
  OPEN_DIALOG,
  SEARCH_LEADS,
} from '../../../src/browser/search-contract';

/** How long, in milliseconds, a choice waits for a client that is on its way. */
const PATIENCE = 2000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Has the client's router go there, if it lives. */
function askRouter(detail: Destination): boolean {
  return !dispatchEvent(new CustomEvent(SEARCH_LEADS, { detail, cancelable: true }));
}

/**
 * Goes to a page of the site: by the client's router, which takes the state along, or like a link where the
 * client was given up or does not come soon.
 */
export function goToPage(address: string, state?: unknown): void {
  const destination = { address, state };
  clearTimeout(waiting);
  if (askRouter(destination)) return;
  if (document.getElementById(CLIENT_FAILURE)) {
    location.assign(address);
    return;
  }
  const own = setTimeout(() => {
    // Who searches again has changed their mind, and would lose what they type.
    if (!document.querySelector(OPEN_DIALOG)) location.assign(address);
  }, PATIENCE);
  waiting = own;
  whenHydrated(() => {
    if (waiting === own && askRouter(destination)) clearTimeout(own);
  });
}

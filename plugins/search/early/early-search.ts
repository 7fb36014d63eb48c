/**
 * The search of a reader who turns to it on a static page: a script of its own, because the client,
 * without which the dialog works as well, would take half of the connection until the first answer.
 */
import { isHydrated } from '../../../src/browser/hydration';
import { FIELD_OPENED, SEARCH_SETTLED } from '../../../src/browser/static-search';
import { currentProduct } from '../client/current-product';
import { isEarlyDialogOpen } from '../client/early-dialog-place';
import type { SearchService } from '../client/search-service';
import { siteSearch } from '../client/site-search';
import { isFollowed, staticDialog } from '../client/static-field';
import { openEarlyDialog } from './early-dialog';
import { baseUrl, searchData } from './site';
import { addDialogRules } from './styles';

/** Filled in by the build. */
declare const WORKER_URL: string;

/** Lets the client come, which has waited for this. */
function settle(): void {
  dispatchEvent(new Event(SEARCH_SETTLED));
}

function openDialog(service: SearchService): void {
  const dialog = staticDialog();
  // Where there is one, or the box of the client has taken over, there would be two.
  if (!dialog || isEarlyDialogOpen() || isHydrated() || isFollowed(dialog)) return;
  openEarlyDialog(service, dialog, currentProduct(location.pathname, baseUrl));
}

/** Undefined in a browser, or under a policy, without workers. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(WORKER_URL);
  } catch {
    return undefined;
  }
}

function start(firstWorker: Worker): void {
  let waiting: Worker | undefined = firstWorker;

  function nextWorker(): Worker {
    const next = waiting ?? new Worker(WORKER_URL);
    waiting = undefined;
    return next;
  }

  const service = siteSearch(searchData, baseUrl, nextWorker);
  const open = () => {
    service.load();
    openDialog(service);
  };
  service.subscribe(() => {
    if (service.status().phase !== 'loading') settle();
  });
  addDialogRules();
  addEventListener(FIELD_OPENED, open);
  open();
}

const worker = startWorker();
if (worker) start(worker);
// The client has a search on the page's own thread.
else settle();

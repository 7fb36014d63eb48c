/**
 * The search dialog, before hydration and after it: a script of its own, because the client, without which the
 * dialog works as well, would take half of the connection until the first answer.
 */
import {
  OPEN_DIALOG,
  SEARCH_BEGUN,
  SEARCH_SETTLED,
  tellScript,
} from '../../../src/browser/search-contract';
import { currentProduct } from '../client/addresses';
import type { SearchService } from '../client/search-service';
import { siteSearch } from '../client/site-search';
import { baseUrl } from './docusaurus';
import { drawDialog } from './draw-dialog';

/** Filled in by the build. */
declare const WORKER_URL: string;

/** Rules of the dialog; the build puts them here. */
declare const DIALOG_CSS: string;

/**
 * Adds them to the last of the page's stylesheets: a sheet of their own would need to be named by the
 * policy of every page. They stand before its other rules, whose places a script may keep in mind.
 */
function addDialogRules(): void {
  document.styleSheets[document.styleSheets.length - 1]?.insertRule(`@media all{${DIALOG_CSS}}`, 0);
}

/** Lets the client come, which has waited for this. */
function settle(): void {
  dispatchEvent(new Event(SEARCH_SETTLED));
}

function start(): void {
  const service = siteSearch(() => new Worker(WORKER_URL));
  service.subscribe(() => {
    if (service.status().phase !== 'loading') settle();
  });
  addEventListener(SEARCH_BEGUN, () => {
    // After a failure the reader decides when to try again.
    if (service.status().phase !== 'failed') service.load();
    drawOpenDialog(service);
  });
  // What failed before this script came is tried again with it.
  service.load();
  drawOpenDialog(service);
}

function drawOpenDialog(service: SearchService): void {
  const dialog = document.querySelector<HTMLDialogElement>(OPEN_DIALOG);
  if (!dialog || dialog.querySelector('.search-panel')) return;
  drawDialog(service, dialog, currentProduct(location.pathname, baseUrl));
}

addDialogRules();
start();
tellScript('ready');

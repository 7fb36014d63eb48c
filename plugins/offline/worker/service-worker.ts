/**
 * Runs beside all pages of a reader who has used one. Pages come from the network first, files whose
 * name changes with their content from the caches; what the caches hold is told in README.md.
 */
import { clientsClaim } from 'workbox-core';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { registerRoute } from 'workbox-routing';
import { savesData } from '../../../src/browser/connection';
import { hashedFiles, isHashedFile, isPicture, pictures, replaceCopies } from './file-strategies';
import { keepFiles, keepOfflinePage, makeRoom } from './kept-pages';
import { onPageRead } from './page-read';
import { pages } from './page-strategy';
import { base, scope } from './scope';

declare const NOTICE_CSS: string;

const isOfSite = (url: URL) => url.origin === location.origin && url.pathname.startsWith(base);

registerRoute(({ request, url }) => isOfSite(url) && request.mode === 'navigate', pages);
registerRoute(
  ({ request, url }) => isOfSite(url) && isHashedFile(request, url.pathname),
  (given) => (given.request.cache === 'reload' ? replaceCopies(given) : hashedFiles.handle(given)),
);
registerRoute(({ request, url }) => isOfSite(url) && isPicture(request), pictures);

registerQuotaErrorCallback(makeRoom);

async function install(): Promise<void> {
  if (savesData()) return;
  await keepFiles([NOTICE_CSS]);
  await keepOfflinePage();
}

/** A page does not wait for the worker to start. */
async function preloadPages(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
}

// Stored pages say by themselves which files they take, so a new worker need not wait for old tabs.
void scope.skipWaiting();
clientsClaim();
scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(preloadPages()));
scope.addEventListener('message', (event) => event.waitUntil(onPageRead(event)));

/**
 * Runs in every page as soon as it is parsed. The page is complete without the client; this fetches
 * it when the connection is idle and runs it when the reader, or the page, asks.
 */
import { clientRunner, prefetchClient } from './client';
import { mayFetchAhead } from './connection';
import { guardAgainstDeploys } from './deploy-guard';
import { keepGestures } from './gestures';
import { whenIdle } from './idle';
import { onIntent } from './intent';
import { speculate } from './nearby-pages';

const root = document.documentElement;
// This script has its own element while it runs, and the build puts the three there.
const { dataset } = document.currentScript as HTMLScriptElement;
const { scripts = '', stylesheet = '', build = '', prerender } = dataset;
const files = { scripts: scripts.split(' '), stylesheet };
const run = clientRunner(files);

// Before gestures are kept, because what is kept goes no further.
onIntent(run);
const repeatGestures = keepGestures();
let stopSpeculating = () => {};

function fetchAhead(): void {
  if (root.dataset.hasHydrated === 'true' || !mayFetchAhead()) return;
  prefetchClient(files);
  stopSpeculating = speculate(prerender !== undefined);
}

/** After the page has settled: nothing here may compete with what the reader sees. */
function onSettled(): void {
  if (document.readyState === 'complete') whenIdle(fetchAhead);
  else addEventListener('load', () => whenIdle(fetchAhead));
}

guardAgainstDeploys(build);

new MutationObserver((_, observer) => {
  if (root.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  stopSpeculating();
  repeatGestures();
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

// The framework takes a home page whose client is not there for one with a wrong base URL, and says
// so. This script comes from the same folder as the client: that it runs shows the address right.
const page: { docusaurus?: unknown } = window;
page.docusaurus ??= {};

// Words to mark on this page, or results of a search: nothing of it is seen until the client runs.
if (history.state?.state || document.querySelector('[data-needs-client]')) run();

// A page rendered ahead of the click has no reader yet.
const { prerendering } = document as { prerendering?: boolean };
if (prerendering) document.addEventListener('prerenderingchange', onSettled);
else onSettled();

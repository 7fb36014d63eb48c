/**
 * Runs in every page as soon as it is parsed. The page is complete without the client; this fetches
 * it when the connection is idle and runs it when the reader, or the page, asks.
 */
import { clientRunner, prefetchFiles } from './client';
import { mayFetchAhead } from './connection';
import { guardAgainstDeploys } from './deploy-guard';
import { appendLink, appendScript } from './elements';
import { keepGestures } from './gestures';
import { whenIdle } from './idle';
import { onIntent } from './intent';

const root = document.documentElement;
// This script has its own element while it runs, and the build puts the five there.
const own = (document.currentScript as HTMLScriptElement).dataset as Record<
  'scripts' | 'stylesheet' | 'later' | 'build' | 'rest',
  string
>;
const scripts = own.scripts.split(' ');
const runClient = clientRunner(scripts, own.stylesheet);

// Before gestures are kept, because what is kept goes no further.
onIntent(run);
const gestures = keepGestures();
let isRestAsked = false;

function isAlive(): boolean {
  return root.dataset.hasHydrated === 'true';
}

function runRest(): void {
  if (isRestAsked) return;
  isRestAsked = true;
  appendScript(own.rest).onload = gestures.offer;
}

/** Nothing here may compete with what the reader sees. The client has all the rules with it. */
function onIdle(): void {
  if (isAlive()) return;
  appendLink('stylesheet', own.later);
  if (!mayFetchAhead()) return;
  prefetchFiles([...scripts, own.stylesheet]);
  runRest();
}

/** What answers while the client is on the way is small, and comes before it. */
function run(): void {
  runRest();
  runClient();
}

function onSettled(): void {
  if (document.readyState === 'complete') whenIdle(onIdle);
  else addEventListener('load', () => whenIdle(onIdle));
}

guardAgainstDeploys(own.build);

new MutationObserver((_, observer) => {
  if (!isAlive()) return;
  observer.disconnect();
  gestures.repeat();
}).observe(root, { attributeFilter: ['data-has-hydrated'] });

// The framework takes a home page whose client is not there for one with a wrong base URL, and says
// so. This script comes from the same folder as the client: that it runs shows the address right.
const page: { docusaurus?: unknown } = window;
page.docusaurus = {};

// Words to mark on this page, or results of a search: nothing of it is seen until the client runs.
if (history.state?.state || document.querySelector('[data-needs-client]')) run();

// A page rendered ahead of the click has no reader yet.
const { prerendering } = document as { prerendering?: boolean };
if (prerendering) document.addEventListener('prerenderingchange', onSettled);
else onSettled();

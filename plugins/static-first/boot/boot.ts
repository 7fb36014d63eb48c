/**
 * Runs in every page as soon as it is parsed. The page is complete without the client; this fetches
 * it when the connection is idle and runs it when the reader, or the page, asks.
 */
import { isHydrated, whenHydrated } from '../../../src/browser/hydration';
import { clientRunner, prefetchFiles } from './client';
import { mayFetchAhead } from './connection';
import { guardAgainstDeploys } from './deploy-guard';
import { appendLink, appendScript } from './elements';
import { keepGestures } from './gestures';
import { whenIdle } from './idle';
import { onIntent } from './intent';

// This script has its own element while it runs, and the build puts the five there.
const own = (document.currentScript as HTMLScriptElement).dataset as Record<
  'scripts' | 'stylesheet' | 'later' | 'build' | 'preHydration',
  string
>;
const scripts = own.scripts.split(' ');
const runClient = clientRunner(scripts, own.stylesheet);

// Before gestures are kept, because what is kept goes no further.
onIntent(run);
const gestures = keepGestures();
let isPreHydrationAsked = false;

function runPreHydration(): void {
  if (isPreHydrationAsked) return;
  isPreHydrationAsked = true;
  appendScript(own.preHydration).onload = gestures.offer;
}

/** Nothing here may compete with what the reader sees. The client has all the rules with it. */
function onIdle(): void {
  if (isHydrated()) return;
  appendLink('stylesheet', own.later);
  if (!mayFetchAhead()) return;
  prefetchFiles([...scripts, own.stylesheet]);
  runPreHydration();
}

/** What answers while the client is on the way is small, and comes before it. */
function run(): void {
  runPreHydration();
  runClient();
}

function onLoaded(): void {
  if (document.readyState === 'complete') whenIdle(onIdle);
  else addEventListener('load', () => whenIdle(onIdle));
}

guardAgainstDeploys(own.build);

whenHydrated(gestures.repeat);

// The framework takes a home page whose client is not there for one with a wrong base URL, and says
// so. This script comes from the same folder as the client: that it runs shows the address right.
const page: { docusaurus?: unknown } = window;
page.docusaurus = {};

// Words to mark on this page, or results of a search: nothing of it is seen until the client runs.
if (history.state?.state || document.querySelector('[data-needs-client]')) run();

// A page rendered ahead of the click has no reader yet.
const { prerendering } = document as { prerendering?: boolean };
if (prerendering) document.addEventListener('prerenderingchange', onLoaded);
else onLoaded();

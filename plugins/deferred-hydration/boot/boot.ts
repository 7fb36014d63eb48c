/**
 * Runs in every page as soon as it is parsed. The page is complete without the client; this fetches
 * it once the reader does something and runs it when the reader, or the page, asks.
 */
import { mayFetchAhead } from '../../../src/browser/connection';
import { isHydrated, whenHydrated } from '../../../src/browser/hydration';
import { withKeptWords } from '../../../src/browser/kept-words';
import { reloadPage } from '../../../src/browser/reload';
import { OPEN_DIALOG } from '../../../src/browser/search-contract';
import { whenIdle } from '../../../src/browser/when-idle';
import type { BootScript } from './boot-script';
import { appendLink, prefetchFiles, scriptRunner } from './client';
import { guardAgainstDeploys } from './deploy-guard';
import { createNotice, hideFailure, showFailure } from './failure';
import { keepGestures } from './gestures';
import { onIntent } from './intent';
import { openSearchField } from './search-field';

/** How long, in milliseconds, a reader who asked for the client waits for it. */
const PATIENCE = 8e3;

// This script has its own element while it runs, and the build puts the four there.
const script = document.currentScript as BootScript;
const own = script.dataset as Record<'scripts' | 'stylesheet' | 'build' | 'preHydration', string>;
const scripts = own.scripts.split(' ');
/** What the page of the framework needs to hydrate; its entry comes last. */
const runClient = scriptRunner(scripts, giveUp);
// Without it, gestures wait for the client, and whoever opened the search for more than its field.
const runPreHydration = scriptRunner([own.preHydration], failSearch);

// Before gestures are kept, because what is kept goes no further.
onIntent(() => script.run?.());
const releaseGestures = keepGestures(script);
script.run = run;
script.fetchAhead = () => prefetchFiles([...scripts, own.stylesheet]);
script.openSearch = openSearchField;
script.createNotice = createNotice;

/** Nothing here may compete with what the reader sees. */
function onIdle(): void {
  if (isHydrated()) return;
  if (mayFetchAhead()) runPreHydration();
  // It marks in the contents what is read.
  else addEventListener('scroll', runPreHydration);
}

/** What answers while the client is on the way is small, and comes before it. */
function run(): boolean {
  runPreHydration();
  if (!runClient()) return false;
  // Pressed while this try is under way, it would load the page anew.
  hideFailure();
  // The static page has only the rules it uses.
  appendLink('stylesheet', own.stylesheet);
  if (mayFetchAhead()) prefetchFiles(scripts.slice(-1));
  setTimeout(giveUp, PATIENCE);
  return true;
}

/** A search that was opened has its field by then, and nothing that answers it. */
function failSearch(): void {
  if (!document.querySelector(OPEN_DIALOG)) return;
  showFailure(() => {
    hideFailure();
    runPreHydration();
  });
}

/** The page is then what it is without scripts, until the client comes after all. */
function giveUp(): void {
  if (isHydrated()) return;
  releaseGestures();
  showFailure(() => {
    // What hangs may hold every connection.
    stop();
    // A cache may keep what came damaged; what comes now takes its place there.
    const refresh = async (src: string) => (await fetch(src, { cache: 'reload' })).text();
    // What ran, and still came damaged, runs again by nothing less than a reload.
    Promise.all(scripts.map(refresh)).then(() => run() || reloadPage(), giveUp);
  });
}

function onLoaded(): void {
  // A page rendered ahead of the click has no reader yet.
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', onLoaded);
  else if (document.readyState === 'complete') whenIdle(onIdle);
  else addEventListener('load', onLoaded);
}

guardAgainstDeploys(own.build);

whenHydrated(() => {
  releaseGestures();
  hideFailure();
  runPreHydration();
});

// The reader was searching in the page that this one stands for.
withKeptWords(openSearchField);

// Results of a search, of which nothing is seen until the client runs; or an entry of the history that the
// client wrote, before this page was loaded anew. It may have words to mark, and going back from it loads no page.
const needsClient = location.search ? '[data-client]' : '[data-client=""]';
if (history.state || document.querySelector(needsClient)) run();

onLoaded();

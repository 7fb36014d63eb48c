import { reloadPage } from '../../../src/browser/reload';

/** Milliseconds without a key after which nobody is in the middle of a word. */
const PAUSE = 1e3;

/**
 * Reloads the page when a file of its build is gone because the site was published anew. A file
 * that is missing for another reason changes nothing: the page that the server has now must belong
 * to another build, and one build is left behind only once in a tab, so this cannot loop. What is typed
 * while a page is reloaded reaches neither of the two, so it waits for a pause.
 *
 * Files that an element asks for report themselves; code that fetches a file of the build by itself
 * says so with the event `assetmissing` on the window.
 *
 * @param build what the page says of its build, which is in every page of it
 */
export function guardAgainstDeploys(build: string): void {
  /** When a key was last pressed. */
  let typed = 0;

  function reloadInPause(): void {
    const left = typed + PAUSE - performance.now();
    if (left > 0) setTimeout(reloadInPause, left);
    else reloadPage();
  }

  async function reloadIfLeftBehind(): Promise<void> {
    const page = await (await fetch(location.href, { cache: 'no-store' })).text();
    const isOfTheSite = page.includes(' id=static-first ');
    if (!isOfTheSite || page.includes(build) || sessionStorage.left === build) return;
    sessionStorage.left = build;
    reloadInPause();
  }

  // Without a connection there is nothing newer to go to, and without storage nothing against a loop.
  const check = () => void reloadIfLeftBehind().catch(() => {});
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      typed = timeStamp;
    },
    true,
  );
  addEventListener('assetmissing', check);
  addEventListener(
    'error',
    ({ target }) => {
      // Faults of code have the window for a target.
      if (target !== window) check();
    },
    true,
  );
}

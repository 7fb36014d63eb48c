/**
 * Reloads the page when a file of its build is gone because the site was published anew. A file
 * that is missing for another reason changes nothing: the page that the server has now must belong
 * to another build, and one build is left behind only once in a tab, so this cannot loop.
 *
 * Files that an element asks for report themselves; code that fetches a file of the build by itself
 * says so with the event `assetmissing` on the window.
 *
 * @param build what the page says of its build, which is in every page of it
 */
export function guardAgainstDeploys(build: string): void {
  async function reloadIfLeftBehind(): Promise<void> {
    const page = await (await fetch(location.href, { cache: 'no-store' })).text();
    const isOfTheSite = page.includes(' id=static-first ');
    if (!isOfTheSite || page.includes(build) || sessionStorage.left === build) return;
    sessionStorage.left = build;
    location.reload();
  }

  // Without a connection there is nothing newer to go to, and without storage nothing against a loop.
  const check = () => void reloadIfLeftBehind().catch(() => {});
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

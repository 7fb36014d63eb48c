/** Whether React has hydrated the page, so that the client answers by now. */
export function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Calls back once the page is hydrated, at once when it is. */
export function whenHydrated(act: () => void): void {
  if (isHydrated()) {
    act();
    return;
  }
  new MutationObserver((_, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    act();
  }).observe(document.documentElement, { attributes: true });
}

const root = document.documentElement;

/** Whether the client answers by now. */
export function isHydrated(): boolean {
  return root.dataset.hasHydrated === 'true';
}

/** Calls back once the client answers. */
export function whenHydrated(act: () => void): void {
  if (isHydrated()) {
    act();
    return;
  }
  new MutationObserver((_, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    act();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
}

/**
 * Waits until nothing else has to be done, but no longer than a second: some pages a browser never
 * finds idle. Safari, which cannot tell, does not wait.
 */
export function whenIdle(act: () => void): void {
  const { requestIdleCallback } = window as Partial<Window>;
  if (requestIdleCallback) requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act);
}

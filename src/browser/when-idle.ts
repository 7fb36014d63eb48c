/**
 * Waits until nothing else has to be done, but no longer than a second: some pages a browser never
 * finds idle. Safari, which cannot tell, does not wait.
 */
export function whenIdle(act: () => void): void {
  const wait = (window as Partial<Window>).requestIdleCallback ?? setTimeout;
  wait(act, { timeout: 1e3 } as IdleRequestOptions & number);
}

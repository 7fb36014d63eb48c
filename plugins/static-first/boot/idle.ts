/** Waits until nothing else has to be done; Safari, which cannot tell, does not wait. */
export function whenIdle(act: () => void): void {
  const { requestIdleCallback: wait = setTimeout } = window as Partial<Window>;
  wait(act);
}

import type { Tab } from './tab';

/** Events shorter than this are not told by the browser, which rounds to 8 ms. */
export const SHORTEST_MS = 16;

/** Runs in the page: notes how long each event of an interaction takes until the frame after it is painted. */
export function watchEvents(shortest: number): void {
  const durations: number[] = [];
  Object.assign(window, { eventDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
}

type WatchedWindow = Window & { eventDurations: number[] };

/** The longest of what was noted, in milliseconds; the shortest that is told when nothing was. */
export async function longestEvent({ page }: Tab): Promise<number> {
  const durations = await page.evaluate(() => (window as unknown as WatchedWindow).eventDurations);
  return Math.max(SHORTEST_MS, ...durations);
}

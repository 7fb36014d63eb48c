/** Longest value that the analytics service takes. */
const LONGEST_VALUE = 100;

interface AnalyticsWindow {
  gtag?: (command: 'event', name: string, data: Record<string, string>) => void;
}

/**
 * Tells the analytics, where the site has them (src/site/analytics.ts), and the log of its own host (plugins/readers-log)
 * what a reader did. Another service is called here too.
 *
 * @returns whether there was anybody to tell
 */
export function track(event: string, data: Readonly<Record<string, string>>): boolean {
  const { gtag } = window as AnalyticsWindow;
  if (!gtag) return false;
  const cut = ([name, value]: [string, string]) => [
    name,
    [...value].slice(0, LONGEST_VALUE).join(''),
  ];
  gtag('event', event, Object.fromEntries(Object.entries(data).map(cut)));
  return true;
}

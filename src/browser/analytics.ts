/** Longest value that the analytics service takes. */
const LONGEST_VALUE = 100;

/** Who is told what readers do, where the site has them. */
export interface Listeners {
  /** Analytics: src/site/analytics.ts. */
  gtag?: (command: 'event', name: string, data: Record<string, string>) => void;
  /** The log of the site's own host: plugins/readers-log. */
  logEvent?: (name: string, data: Record<string, string>) => void;
}

/**
 * Tells whoever listens what a reader did. Another service is called here too.
 *
 * @returns whether there was anybody to tell
 */
export function track(event: string, data: Readonly<Record<string, string>>): boolean {
  const { gtag, logEvent } = window as Listeners;
  const cut = ([name, value]: [string, string]) => [
    name,
    [...value].slice(0, LONGEST_VALUE).join(''),
  ];
  const told = Object.fromEntries(Object.entries(data).map(cut));
  gtag?.('event', event, told);
  logEvent?.(event, told);
  return Boolean(gtag ?? logEvent);
}

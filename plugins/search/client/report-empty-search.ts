/** Longest parameter that the analytics service takes. */
const LONGEST_PARAMETER = 100;

interface AnalyticsWindow {
  gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void;
}

/** Tells the analytics, where they are configured, that a search found nothing. */
export function reportEmptySearch(query: string): void {
  const { gtag } = window as AnalyticsWindow;
  gtag?.('event', 'search_without_result', {
    search_term: [...query.trim()].slice(0, LONGEST_PARAMETER).join(''),
  });
}

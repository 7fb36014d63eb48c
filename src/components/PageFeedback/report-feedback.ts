/** Whether the page helped. */
export type Answer = 'si' | 'no';

interface AnalyticsWindow {
  gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void;
}

/**
 * Tells the analytics whether a page helped.
 * @returns false where no analytics are configured, so that nothing was sent
 */
export function reportFeedback(answer: Answer, page: string, section: string): boolean {
  const { gtag } = window as AnalyticsWindow;
  if (!gtag) return false;
  gtag('event', 'page_feedback', { answer, page, section });
  return true;
}

/** Tells the analytics, where there are any, why a page did not help. */
export function reportReason(reason: string, page: string): void {
  (window as AnalyticsWindow).gtag?.('event', 'page_feedback_reason', { reason, page });
}

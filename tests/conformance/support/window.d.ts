/** What the tests and the pages under test leave on `window`. */
interface Window {
  /** The analytics queue: one array-like of arguments per `gtag(...)` call. */
  dataLayer?: ArrayLike<unknown>[];
  gtag?: (...args: unknown[]) => void;
  /** While true, the fragile navbar item of the fixture site throws when it renders. */
  fragileItemFails?: boolean;
  /** While true, the page whose bundle was tampered with throws when it renders. */
  pageCrashes?: boolean;
  /** Calls of `scrollTo` since the last reset: pixels from the top, before and asked for. */
  scrollSteps: { from: number; to: number }[];
  /** Values of `data-theme` in the order in which the page had them. */
  themesSeen: string[];
}

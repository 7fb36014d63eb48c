import type { Disconnection } from './notice';

/** What a hydrated page tells the worker: the reader is on this page, and the tab loaded these files for it. */
export interface PageRead {
  page: string;
  files: readonly string[];
}

/** What the worker answers: nothing when the page came from the network. */
export type PageReadAnswer = Disconnection | undefined;

import type { createNotice } from './failure';
import type { openSearchField } from './search-field';

/** What a gesture is about: a control, or nothing on the page for any way to the search. */
export type GestureOn = HTMLElement | null;

/** The element of the boot script, where it and the script of the static page leave what they can do for each other. */
export interface BootScript extends HTMLScriptElement {
  /** Answers a gesture if the static page can, and tells whether it did. */
  answer?(on: GestureOn): boolean;
  /** Brings the client into the browser's cache. */
  fetchAhead?(): void;
  /** Brings the client and runs it, because the reader means to use it. */
  run?(): void;
  /** Has it answer what was kept before it came. */
  offer?(): void;
  openSearch: typeof openSearchField;
  createNotice: typeof createNotice;
}

/** Width and height of what a reader sees of a page, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The keys that journeys press; a letter with Control is a shortcut. */
export type Key =
  | 'ArrowDown'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'Tab'
  | `Control+${string}`;

/**
 * What every engine can be asked for: the least that a journey needs, so that two protocols fit
 * behind it. A tab has storage of its own, empty at first.
 */
export interface Tab {
  /** Goes to an address and resolves once the page has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** The value that an expression has in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the button of the mouse at a point of the window. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of what is in view. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** An engine at work. */
export interface EngineBrowser {
  newTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

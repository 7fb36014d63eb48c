/** One line of the table: something breaks, and it is said before what must be seen then. */
export interface Fault<Given = void> {
  /** What is broken, where, and what the reader does. */
  readonly fault: string;
  /** What counts as survived. */
  readonly expected: string;
  /** It stands for its class in `npm test`; the others run with `npm run faults` only. */
  readonly fast?: boolean;
  /**
   * Breaks it, does it and looks.
   *
   * @returns what was seen, for the table
   * @throws when the fault was not survived
   */
  readonly run: (given: Given) => Promise<string> | string;
}

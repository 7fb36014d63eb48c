/** A text that the framework or a library wrote, and what this project knows of it. */
export interface ForeignText {
  /** Where the text stands: `@docusaurus/core/lib/client/clientEntry.js`. */
  file: string;
  /** Where the project says what it expects there and why: `«plugins/deferred-hydration/base-url-banner.ts» in UPGRADING.md`. */
  row: string;
}

/** Says that a text of the framework is not written as this project expects it. */
export class UnexpectedText extends Error {
  constructor({ file, row }: ForeignText, expected: string | RegExp, found: string) {
    super(
      `${file}: expected «${expected}», ${found}. If a new version of the package writes it otherwise, ` +
        `${row} says what depends on it: bring that after the new text.`,
    );
  }
}

/**
 * Replaces what stands exactly once in a text of the framework.
 *
 * @throws UnexpectedText when it stands nowhere or several times
 */
export function replaceExactly(
  source: string,
  expected: string | RegExp,
  replacement: string,
  text: ForeignText,
): string {
  const count =
    typeof expected === 'string'
      ? source.split(expected).length - 1
      : [...source.matchAll(new RegExp(expected, 'g'))].length;
  if (count === 1) return source.replace(expected, () => replacement);
  throw new UnexpectedText(text, expected, `found ${count} times, not once`);
}

/** A text that the framework or a library wrote, and what this project knows of it. */
interface ForeignText {
  /** Where the text stands: `@docusaurus/core/lib/client/clientEntry.js`. */
  file: string;
  /** Where the project says what it expects there and why: `«plugins/deferred-hydration/base-url-banner.ts» in UPGRADING.md`. */
  row: string;
}

/**
 * Replaces what stands exactly once in a text of the framework.
 *
 * @throws Error when it stands nowhere or several times
 */
export function replaceExactly(
  source: string,
  expected: string | RegExp,
  replacement: string,
  { file, row }: ForeignText,
): string {
  const count =
    typeof expected === 'string'
      ? source.split(expected).length - 1
      : [...source.matchAll(new RegExp(expected, 'g'))].length;
  if (count === 1) return source.replace(expected, () => replacement);
  throw new Error(
    `${file}: expected «${expected}», found ${count} times, not once. If a new version of the package writes it ` +
      `otherwise, ${row} says what depends on it: bring that after the new text.`,
  );
}

import type { Content } from './content';
import type { ContentRule } from './rule';

/**
 * Runs the rules over all the content. What they find is a line each: `docs/x.mdx:12 known-codes: …`.
 *
 * @param scopes path prefixes that limit what is reported
 */
export function checkContent(
  content: Content,
  rules: readonly ContentRule[],
  scopes: readonly string[],
): string[] {
  return rules.flatMap(({ id, check }) =>
    check(content)
      .filter(({ file }) => scopes.length === 0 || scopes.some((scope) => file.startsWith(scope)))
      .map(({ file, line, message }) => {
        const place = line === undefined ? file : `${file}:${line}`;
        return `${place} ${id}: ${message}`;
      }),
  );
}

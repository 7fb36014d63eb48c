import type { Content } from './content';
import type { ContentRule } from './rule';

/** What the rules found, a line each: `docs/x.mdx:12 error known-codes: …`. */
export interface Report {
  errors: string[];
  notices: string[];
}

/** Runs the rules over all the content; `scopes` are path prefixes that limit what is reported. */
export function checkContent(
  content: Content,
  rules: readonly ContentRule[],
  scopes: readonly string[],
): Report {
  const linesOf = ({ id, severity, check }: ContentRule) =>
    check(content)
      .filter(({ file }) => scopes.length === 0 || scopes.some((scope) => file.startsWith(scope)))
      .map(({ file, line, message }) => {
        const place = line === undefined ? file : `${file}:${line}`;
        return `${place} ${severity} ${id}: ${message}`;
      });
  const ofSeverity = (wanted: ContentRule['severity']) =>
    rules.filter(({ severity }) => severity === wanted).flatMap(linesOf);
  return { errors: ofSeverity('error'), notices: ofSeverity('notice') };
}

/** Lines of a kind that are shown; what one slip causes a thousand times is read in a few. */
const SHOWN = 50;

/** The first lines, and how many more there are. */
export function firstOf(lines: readonly string[], kind: string): string[] {
  const more = lines.length - SHOWN;
  return [...lines.slice(0, SHOWN), ...(more > 0 ? [`and ${more} more ${kind}`] : [])];
}

import type { ContentRule } from './rule';

const begin =
  '<!-- content rules: written by `npm run content:rules`, from tools/content/rules -->';
const end = '<!-- end of the content rules -->';

/** The rules as a Markdown table, in the order in which the check runs them. */
function rulesTable(rules: readonly ContentRule[]): string {
  const rows = rules.map(({ id, severity, asks }) => `| \`${id}\` | ${severity} | ${asks} |`);
  return ['| Rule | Severity | What it asks |', '| --- | --- | --- |', ...rows].join('\n');
}

/**
 * A document with the table of the rules between its two markers.
 * @throws Error when the document lacks the markers.
 */
export function withRulesTable(document: string, rules: readonly ContentRule[]): string {
  const start = document.indexOf(begin);
  const stop = document.indexOf(end);
  if (start === -1 || stop < start) {
    throw new Error(
      `the document has no place for the rules; write these two lines:\n${begin}\n${end}`,
    );
  }
  const above = document.slice(0, start + begin.length);
  return `${above}\n\n${rulesTable(rules)}\n\n${document.slice(stop)}`;
}

import type { ContentRule } from './rule';

/** The document that has the table of the rules. */
export const RULES_FILE = 'tools/content/RULES.md';

/** The table in the document: from its heads to the line after its last row. */
const TABLE = /\| Rule \|[\s\S]*?\|\n(?!\|)/;

/**
 * The document with the table of the rules, in the order in which the check runs them.
 * @throws Error when the document has no table
 */
export function withRulesTable(document: string, rules: readonly ContentRule[]): string {
  if (!TABLE.test(document)) {
    throw new Error(
      `${RULES_FILE} has no table that begins with «| Rule |»; write that line there`,
    );
  }
  const rows = rules.map(({ id, severity, asks }) => `| \`${id}\` | ${severity} | ${asks} |`);
  const table = ['| Rule | Severity | What it asks |', '| --- | --- | --- |', ...rows].join('\n');
  return document.replace(TABLE, () => `${table}\n`);
}

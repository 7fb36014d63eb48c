/** One thing wrong in a fact file, with what the author needs to mend it. */
export interface FactIssue {
  /** Path of the file, relative to the project's root. */
  file: string;
  /** Line of the offending key, 1-based; undefined when the key is missing altogether. */
  line?: number;
  /** Keys and indexes from the file's root to the offending value. */
  keyPath: readonly (string | number)[];
  /** What the rule is, as a short name: `unknown route`, `duplicate id`… */
  rule: string;
  /** What was expected there, in words, with the nearest known name where there is one. */
  expected: string;
}

/** Formats a key path the way authors read YAML: `[3].mensajes[0]`. */
export function formatKeyPath(keyPath: readonly (string | number)[]): string {
  const text = keyPath
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  return text === '' ? '(root)' : text;
}

function formatIssue(issue: FactIssue): string {
  const place = issue.line === undefined ? issue.file : `${issue.file}:${issue.line}`;
  return `  ${place}  ${formatKeyPath(issue.keyPath)}\n    ${issue.rule}: ${issue.expected}`;
}

/** Issues listed in a message; what one slip breaks a thousand times is read in a few. */
const SHOWN = 50;

function formatIssues(issues: readonly FactIssue[]): string {
  const lines = issues.slice(0, SHOWN).map(formatIssue);
  if (issues.length > SHOWN)
    lines.push(`  and ${issues.length - SHOWN} more, shown once these are mended`);
  return lines.join('\n');
}

/** Thrown when the facts of `data/` break a rule. The message lists the first 50 issues and counts the rest. */
export class FactError extends Error {
  readonly issues: readonly FactIssue[];

  constructor(issues: readonly FactIssue[]) {
    const count = issues.length === 1 ? '1 broken fact' : `${issues.length} broken facts`;
    super(`${count} in data/. Mend the file and build again.\n${formatIssues(issues)}`);
    this.name = 'FactError';
    this.issues = issues;
  }
}

/** One thing wrong in a fact file, with what the author needs to mend it. */
export interface FactIssue {
  /** Path of the file, relative to the project's root. */
  file: string;
  /** Line of the offending key, 1-based; undefined when the key is missing altogether. */
  line?: number;
  /** Keys and indexes from the file's root to the offending value. */
  keyPath: readonly (string | number)[];
  /** What the rule is, as a short name: `unknown route`, `wrong type`… */
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

/** Thrown when the facts of `data/` break a rule. The message lists every issue found. */
export class FactError extends Error {
  readonly issues: readonly FactIssue[];

  constructor(issues: readonly FactIssue[]) {
    const count = issues.length === 1 ? '1 broken fact' : `${issues.length} broken facts`;
    super(
      `${count} in data/. Mend the file and build again.\n${issues.map(formatIssue).join('\n')}`,
    );
    this.name = 'FactError';
    this.issues = issues;
  }
}

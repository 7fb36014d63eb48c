import type { Outcome } from './rehearsal';

function counted(outcome: Outcome, isRed: boolean): string {
  if (!outcome.rows) return 'not run';
  return String(outcome.rows.filter(({ red }) => (red !== undefined) === isRed).length);
}

/** Lines of a table: what each version of the framework makes of the project, and what is red. */
export function outcomeTable(outcomes: readonly Outcome[]): string[] {
  const facts: [string, (outcome: Outcome) => string][] = [
    ['', ({ framework }) => framework],
    ['Node', ({ node }) => node],
    ['rows green', (outcome) => counted(outcome, false)],
    ['rows red', (outcome) => counted(outcome, true)],
    ['other tests red', ({ rows, otherRed }) => (rows ? String(otherRed.length) : 'not run')],
    ['script after intent, median, kB gzip', ({ clientBytes }) => (clientBytes / 1000).toFixed(1)],
    ['cold build, s', ({ buildSeconds }) => buildSeconds.toFixed(1)],
  ];
  const cells = facts.map(([name, value]) => [name, ...outcomes.map(value)]);
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  const table = cells.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return [...table, ...outcomes.flatMap(redLines)];
}

function redLines({ framework, rows = [], otherRed }: Outcome): string[] {
  const ofRows = rows.flatMap(({ red }) => red ?? []);
  const lines = [...ofRows, ...otherRed].flatMap(({ title, error }) => [
    `  ${title}`,
    ...(error ? [`      ${error}`] : []),
  ]);
  return lines.length === 0 ? [] : ['', `Red with ${framework}:`, ...lines];
}

/** How one journey went in one engine. */
export interface Outcome {
  readonly journey: string;
  readonly engine: string;
  readonly passed: boolean;
  readonly milliseconds: number;
}

function cell(outcome: Outcome | undefined): string {
  if (!outcome) return '–';
  return outcome.passed ? `${(outcome.milliseconds / 1000).toFixed(1)} s` : 'FAILED';
}

/** Journey × engine, a line a journey, in the order in which they are given. */
export function journeyTable(outcomes: readonly Outcome[], engines: readonly string[]): string {
  const journeys = [...new Set(outcomes.map(({ journey }) => journey))];
  const rows = journeys.map((journey) => [
    journey,
    ...engines.map((engine) =>
      cell(outcomes.find((one) => one.journey === journey && one.engine === engine)),
    ),
  ]);
  const lines = [['journey', ...engines], ...rows];
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

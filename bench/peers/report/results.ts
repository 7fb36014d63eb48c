import { profiles } from '../measure/profiles';
import { kinds } from '../measure/transfers';
import type { CorpusMeasurements, SiteMeasurements } from '../measurements';
import { type Goal, goalsOf } from './goals';
import { type ReaderSummary, type SiteSummary, summarise } from './summary';

/** A column of a table: its title, and what it shows of a row. */
type Column<Row> = [title: string, show: (row: Row) => string];

/** `12.3`; a dash where nothing was measured, and what is infinite was lost. */
function number(value: number, digits = 0): string {
  if (value === Number.POSITIVE_INFINITY) return 'lost';
  return Number.isNaN(value) ? '—' : value.toFixed(digits);
}

function kilobytes(bytes: number): string {
  return number(bytes / 1000, 1);
}

function table<Row>(rows: Row[], name: (row: Row) => string, columns: Column<Row>[]): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...columns.map(([title]) => title)]),
    line(['---', ...columns.map(() => '---:')]),
    ...rows.map((row) => line([name(row), ...columns.map(([, show]) => show(row))])),
  ];
}

const buildColumns: Column<SiteSummary>[] = [
  ['cold, s', ({ cold }) => number(cold, 1)],
  ['peak, MB', ({ coldPeak }) => number(coldPeak)],
  ['warm, s', ({ warm }) => number(warm, 1)],
  ['peak, MB', ({ warmPeak }) => number(warmPeak)],
  ['output, MB', ({ outputMegabytes }) => number(outputMegabytes, 1)],
  ['files', ({ outputFiles }) => number(outputFiles)],
  ['script after intent, kB gzip', ({ scriptsAfterIntent }) => kilobytes(scriptsAfterIntent)],
  ['edit to screen, ms', ({ edit }) => number(edit)],
];

const loadColumns: Column<ReaderSummary>[] = [
  ['requests', ({ requests }) => number(requests)],
  ['kB', ({ bytes }) => kilobytes(bytes)],
  ...kinds.map(
    (kind): Column<ReaderSummary> => [kind, ({ bytesByKind }) => kilobytes(bytesByKind[kind])],
  ),
  ['ahead, kB', ({ bytesAhead }) => kilobytes(bytesAhead)],
  ['visit that only reads, kB', ({ visitBytes }) => kilobytes(visitBytes)],
  ['FCP, ms', ({ fcp }) => number(fcp)],
  ['LCP, ms', ({ lcp }) => number(lcp)],
  ['blocking, ms', ({ blocking }) => number(blocking)],
  ['CLS', ({ cls }) => number(cls, 3)],
];

const gestureColumns: Column<ReaderSummary>[] = [
  ['sidebar click at first paint, ms', ({ firstClick }) => number(firstClick)],
  ['after hydration, ms', ({ laterClick }) => number(laterClick)],
  ['menu tap at first paint, ms', ({ firstTap }) => number(firstTap)],
  ['when quiet, ms', ({ quietTap }) => number(quietTap)],
  ['INP of it, ms', ({ nextPaint }) => number(nextPaint)],
];

function failureLines(sites: SiteMeasurements[]): string[] {
  const lines = sites.flatMap(({ label, failures }) =>
    [...new Set(failures)].map((failure) => {
      const [first = '', ...rest] = failure.split('\n').filter((line) => line.trim() !== '');
      return `- ${label}: ${[first, ...rest.slice(-3)].join(' ').slice(0, 500)}`;
    }),
  );
  return lines.length === 0 ? [] : ['Not measured:', '', ...lines, ''];
}

function sizeSection(run: CorpusMeasurements): string[] {
  const summaries = run.sites.map(summarise);
  const label = (site: SiteSummary) => site.label;
  const readerTables = profiles.flatMap((profile) => {
    const rows = summaries.map((site) => ({ label: site.label, ...site.readers[profile.id] }));
    return [
      `### ${profile.label}`,
      '',
      ...table(rows, (row) => row.label, loadColumns),
      '',
      ...table(rows, (row) => row.label, gestureColumns),
      '',
    ];
  });
  return [
    `## ${run.pages} pages`,
    '',
    `${run.day}, ${run.machine}. Medians of ${run.rounds} interleaved rounds, builds of ${run.buildRounds}.`,
    '',
    ...table(summaries, label, buildColumns),
    '',
    ...readerTables,
    ...failureLines(run.sites),
  ];
}

function goalVerdict({ value, limit, unit }: Goal): string {
  if (Number.isNaN(value) || Number.isNaN(limit)) return 'not measured';
  const digits = unit === 'ms' ? 0 : 2;
  if (value <= limit) return 'reached';
  if (value === Number.POSITIVE_INFINITY) return 'missed';
  return `missed by ${(value - limit).toFixed(digits)} ${unit}`.trimEnd();
}

const goalColumns: Column<Goal>[] = [
  ['measured', ({ value, unit }) => `${number(value, unit === 'ms' ? 0 : 2)} ${unit}`],
  ['at most', ({ limit, unit }) => `${number(limit, unit === 'ms' ? 0 : 2)} ${unit}`],
  ['which is', ({ origin }) => origin],
  ['ratio to it', ({ value, limit }) => number(value / limit, 2)],
  ['', goalVerdict],
];

/**
 * The results as a Markdown document.
 *
 * @param runs by size, smallest first; the goals are those of the first
 */
export function formatResults(runs: CorpusMeasurements[]): string {
  return [
    '# Peers: results',
    '',
    'The same generated corpus under each generator; `README.md` beside this file says how each figure is taken.',
    'Bytes are those that travelled (Brotli, headers included) before the load event; «ahead» is what was fetched after it.',
    '',
    '## Goals',
    '',
    ...table(goalsOf(runs), ({ name }) => name, goalColumns),
    '',
    ...runs.flatMap(sizeSection),
  ].join('\n');
}

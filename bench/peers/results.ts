/** All that was measured of one site. */
export class SiteResults {
  /** The values of each figure, by its name: `slow lcp`. */
  private readonly figures = new Map<string, number[]>();
  /** What could not be measured, and why. */
  readonly failures: string[] = [];

  constructor(readonly label: string) {}

  add(figure: string, value: number): void {
    this.figures.set(figure, [...(this.figures.get(figure) ?? []), value]);
  }

  /** The value that a share of all lies below, or the nearest one above; NaN when there are none. */
  quantile(figure: string, share: number): number {
    const sorted = (this.figures.get(figure) ?? []).toSorted((a, b) => a - b);
    const place = (sorted.length - 1) * share;
    const [below = Number.NaN, above = Number.NaN] = [
      sorted[Math.floor(place)],
      sorted[Math.ceil(place)],
    ];
    return below + (above - below) * (place % 1);
  }
}

/** Title, figure, digits behind the point, and which share of the values lies below what is shown. */
const ROWS: [title: string, figure: string, digits?: number, share?: number][] = [
  ['largest paint, ms', 'slow lcp'],
  ['the same, unthrottled', 'fast lcp'],
  ['bytes before the load event, kB', 'slow bytes', 1],
  ['bytes of a visit that only reads, kB', 'slow visit', 1],
  ['blocking time, ms', 'slow blocking'],
  ['tap on the menu until it opens, ms', 'slow tap'],
  ['the same, unthrottled', 'fast tap'],
  ['tap on the menu, interaction to next paint, ms', 'slow tap paint'],
  ['the same, unthrottled', 'fast tap paint'],
  ['sidebar click to new title, ms', 'slow click'],
  ['the same, unthrottled', 'fast click'],
  ['key to painted results, 95th percentile, ms', 'slow key', 0, 0.95],
  ['the same, unthrottled', 'fast key', 0, 0.95],
  ['script after intent, kB gzip', 'slow script', 1],
  ['cold build, s', 'cold', 1],
  ['warm build, s', 'warm', 1],
  ['edit to screen, ms', 'edit'],
];

/** A table of the sites, medians unless the row says otherwise; a dash stands for what was not measured. */
export function formatResults(sites: readonly SiteResults[]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rows = ROWS.map(([title, figure, digits = 0, share = 0.5]) => {
    const values = sites.map((site) => site.quantile(figure, share));
    return line([
      title,
      ...values.map((value) => (Number.isNaN(value) ? '—' : value.toFixed(digits))),
    ]);
  });
  const failures = sites.flatMap(({ label, failures }) =>
    [...new Set(failures)].map((failure) => `- ${label}: ${failure.replace(/\s+/g, ' ')}`),
  );
  return [
    line(['', ...sites.map(({ label }) => label)]),
    line(['---', ...sites.map(() => '---:')]),
    ...rows,
    ...(failures.length > 0 ? ['', 'Not measured:', '', ...failures] : []),
  ].join('\n');
}

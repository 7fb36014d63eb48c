import type { BuildCost } from './measure-process';
import { median } from './median';
import type { PageWeights } from './page-weights';

/** All that was measured of one site. */
export interface SiteResults {
  name: string;
  cold: BuildCost[];
  warm: BuildCost[];
  weights: PageWeights;
}

/** The circumstances the numbers depend on. */
export interface Circumstances {
  cores: number;
  processor: string;
  node: string;
  docusaurus: string;
  rounds: number;
}

function secondsOf(costs: BuildCost[]): number {
  return median(costs.map(({ seconds }) => seconds));
}

function peakOf(costs: BuildCost[]): number {
  return median(costs.map(({ peakMegabytes }) => peakMegabytes));
}

/** `12.3 (11.9–13.0)`: the median and what lies around it. */
function withSpread(costs: BuildCost[]): string {
  const values = costs.map(({ seconds }) => seconds);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`;
}

function tableRow(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function buildTable(sites: SiteResults[]): string[] {
  const fastest = Math.min(...sites.slice(1).map(({ cold }) => secondsOf(cold)));
  const header = ['', 'cold, s', 'ratio', 'peak, MB', 'warm, s', 'peak, MB'];
  return [
    tableRow(header),
    tableRow(['---', ...header.slice(1).map(() => '---:')]),
    ...sites.map(({ name, cold, warm }) =>
      tableRow([
        name,
        withSpread(cold),
        (secondsOf(cold) / fastest).toFixed(2),
        peakOf(cold).toFixed(0),
        withSpread(warm),
        peakOf(warm).toFixed(0),
      ]),
    ),
  ];
}

function weightTable(sites: SiteResults[]): string[] {
  const header = ['', 'pages', 'typical page, kB', 'largest page, kB', 'which is'];
  return [
    tableRow(header),
    tableRow(['---', '---:', '---:', '---:', '---']),
    ...sites.map(({ name, weights }) =>
      tableRow([
        name,
        String(weights.pages),
        weights.typicalKilobytes.toFixed(1),
        weights.largest.kilobytes.toFixed(1),
        weights.largest.page,
      ]),
    ),
  ];
}

/**
 * The results as a Markdown document.
 *
 * @param sites the site under test first, then those it is compared with
 */
export function formatResults(sites: SiteResults[], circumstances: Circumstances): string {
  const { cores, processor, node, docusaurus, rounds } = circumstances;
  return [
    '# Build: results',
    '',
    `Docusaurus ${docusaurus}, Node ${node}, ${cores} cores (${processor}). Medians of ${rounds} interleaved rounds,`,
    'lowest and highest in brackets. The ratio is to the faster of the stock sites.',
    '',
    ...buildTable(sites),
    '',
    'HTML of the documentation pages, gzip; the typical page is the median.',
    '',
    ...weightTable(sites),
    '',
  ].join('\n');
}

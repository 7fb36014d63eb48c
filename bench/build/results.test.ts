import { expect, it } from 'vitest';
import { formatResults, type SiteResults } from './results';

function site(name: string, coldSeconds: number[]): SiteResults {
  return {
    name,
    cold: coldSeconds.map((seconds) => ({ seconds, peakMegabytes: 1200 })),
    warm: coldSeconds.map((seconds) => ({ seconds: seconds / 2, peakMegabytes: 900 })),
    weights: {
      pages: 386,
      typicalKilobytes: 7.26,
      largest: { page: 'delfin/novedades', kilobytes: 14.1 },
    },
  };
}

it('writes medians, spread, and the ratio to the faster of the others', () => {
  const sites = [
    site('this site', [22, 20, 21]),
    site('stock, faster', [20, 20, 20]),
    site('stock, webpack', [50, 52, 51]),
  ];
  const circumstances = {
    cores: 2,
    processor: 'Xeon',
    node: '20.20.2',
    docusaurus: '3.10.2',
    rounds: 3,
  };
  const lines = formatResults(sites, circumstances).split('\n');
  expect(lines).toContain('| this site | 21.0 (20.0–22.0) | 1.05 | 1200 | 10.5 (10.0–11.0) | 900 |');
  expect(lines).toContain('| stock, webpack | 51.0 (50.0–52.0) | 2.55 | 1200 | 25.5 (25.0–26.0) | 900 |');
  expect(lines).toContain('| this site | 386 | 7.3 | 14.1 | delfin/novedades |');
});

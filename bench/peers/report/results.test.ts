import { expect, it } from 'vitest';
import type { PageLoad } from '../measure/page-load';
import { type CorpusMeasurements, emptyMeasurements, type SiteMeasurements } from '../measurements';
import type { SiteId } from '../sites/peer-site';
import { drawChart } from './chart';
import { goalsOf } from './goals';
import { formatResults } from './results';

function load(lcp: number, bytes: number): PageLoad {
  return {
    requests: 4,
    bytes,
    bytesByKind: { html: bytes, css: 0, js: 0, font: 0, other: 0 },
    bytesAhead: 1000,
    fcp: lcp,
    lcp,
    blocking: 4,
    cls: 0,
  };
}

/** A site whose three rounds lie around a largest paint. */
function site(id: SiteId, label: string, lcp: number, bytes: number): SiteMeasurements {
  const measured = emptyMeasurements(id, label);
  measured.readers.slow.load = [lcp + 100, lcp, lcp - 100].map((each) => load(each, bytes));
  measured.readers.slow.firstTap = [300, null, 320];
  measured.readers.slow.quietTap = [null, null, 320];
  measured.readers.slow.nextPaint = [48, 40, 64];
  const cost = { seconds: lcp / 100, peakMegabytes: 900 };
  measured.builds = [{ cold: cost, warm: cost }];
  measured.scriptsAfterIntent = 140_000;
  return measured;
}

function run(pages: number): CorpusMeasurements {
  return {
    pages,
    rounds: 3,
    buildRounds: 1,
    day: '2026-11-21',
    machine: '2 cores (Xeon), Node 20.20.2',
    sites: [
      site('site', 'this site', 900, 27_000),
      site('starlight', 'Starlight 0.42.4', 1000, 64_000),
      site('vitepress', 'VitePress 1.6.4', 1300, 187_000),
    ],
  };
}

function goal(name: string, runs: CorpusMeasurements[]) {
  return goalsOf(runs).filter((each) => each.name === name);
}

it('sets a goal from the best of the peers, and says by how much it is missed', () => {
  expect(goal('LCP, slow', [run(370)])).toEqual([
    expect.objectContaining({ value: 900, limit: 850, origin: '0.85 × Starlight 0.42.4, 1000 ms' }),
  ]);
  const lines = formatResults([run(370)]).split('\n');
  expect(lines).toContain(
    '| LCP, slow | 900 ms | 850 ms | 0.85 × Starlight 0.42.4, 1000 ms | 1.06 | missed by 50 ms |',
  );
});

it('compares bytes with Starlight, and builds only with those of React or Astro', () => {
  const [toStarlight, fixed] = goal('Bytes before intent', [run(370)]);
  expect(toStarlight?.limit).toBeCloseTo(28.8);
  expect(fixed?.limit).toBe(30);
  expect(goal('Cold build', [run(370)])[0]?.origin).toBe('1.1 × Starlight 0.42.4, 10.0 s');
});

it('counts in a visit that only reads what is fetched ahead', () => {
  expect(goal('Bytes of a visit that only reads', [run(370)])).toEqual([
    expect.objectContaining({ value: 28, limit: 30 }),
  ]);
  expect(formatResults([run(370)])).toContain('visit that only reads, kB');
});

it('compares a larger corpus with the smaller one', () => {
  const large = run(3700);
  for (const each of large.sites) each.scriptsAfterIntent = 210_000;
  expect(goal('Script after intent, growth', [run(370)])).toEqual([]);
  expect(goal('Script after intent, growth', [run(370), large])[0]?.value).toBeCloseTo(1.5);
  expect(goal('Cold build, growth', [run(370), large])[0]?.limit).toBe(10);
  large.sites.shift();
  expect(goal('Cold build, growth', [run(370), large])).toEqual([]);
});

it('says when taps were lost, and a dash stands for what was not measured', () => {
  const lines = formatResults([run(370)]).split('\n');
  expect(lines).toContain('| this site | — | — | 320 | lost | 48 |');
  expect(lines.join('\n')).toContain(
    '| Sidebar click after hydration, slow | — ms | — ms | 1 × no peer, — ms | — | not measured |',
  );
});

it('reports what failed, with the last that was printed', () => {
  const failed = run(370);
  failed.sites[2]?.failures.push(
    'builds of round 1: It ended with code 1:\n\n1\n2\n3\nout of memory',
  );
  expect(formatResults([failed])).toContain(
    '- VitePress 1.6.4: builds of round 1: It ended with code 1: 2 3 out of memory',
  );
});

it('draws every site in every panel, and says the figures as text', () => {
  const chart = drawChart(run(370));
  expect(chart.match(/class="own"/g)).toHaveLength(6);
  expect(chart.match(/class="peer"/g)).toHaveLength(12);
  expect(chart).toContain(
    'Largest paint, slow profile: this site 900 ms, Starlight 0.42.4 1000 ms',
  );
  expect(chart).not.toContain('NaN');
});

import type { CorpusMeasurements, SiteMeasurements } from '../measurements';
import type { SiteId } from '../sites/peer-site';
import { type SiteSummary, summarise } from './summary';

/** A goal and what was measured, both in the same unit. NaN where a part was not measured. */
export interface Goal {
  name: string;
  unit: 'ms' | 'kB' | 's' | 'times' | '';
  value: number;
  limit: number;
  /** What the limit comes from: `0.85 × Starlight 0.42.4, 1124 ms`. */
  origin: string;
}

/** A peer's value that a goal is relative to. */
interface Best {
  label: string;
  value: number;
}

type Read = (site: SiteSummary) => number;

/** Those that render with React or Astro. */
const REACT_OR_ASTRO: readonly SiteId[] = ['stock', 'starlight', 'rspress'];

function best(peers: SiteMeasurements[], read: Read): Best {
  const [first] = peers
    .map((peer) => ({ label: peer.label, value: read(summarise(peer)) }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => a.value - b.value);
  return first ?? { label: 'no peer', value: Number.NaN };
}

function relative(
  name: string,
  unit: Goal['unit'],
  value: number,
  factor: number,
  { label, value: base }: Best,
): Goal {
  const shown = Number.isNaN(base) ? '—' : base.toFixed(unit === 'ms' ? 0 : 1);
  return {
    name,
    unit,
    value,
    limit: factor * base,
    origin: `${factor} × ${label}, ${shown} ${unit}`,
  };
}

function absolute(name: string, unit: Goal['unit'], value: number, limit: number): Goal {
  return { name, unit, value, limit, origin: 'fixed' };
}

function sizeGoals({ sites: [own, ...peers] }: CorpusMeasurements): Goal[] {
  if (!own) return [];
  const site = summarise(own);
  const { slow, fast } = site.readers;
  const starlight = peers.filter(({ id }) => id === 'starlight');
  const related = peers.filter(({ id }) => REACT_OR_ASTRO.includes(id));
  const kilobytes: Read = ({ readers }) => readers.slow.bytes / 1000;
  return [
    relative(
      'LCP, slow',
      'ms',
      slow.lcp,
      0.85,
      best(peers, ({ readers }) => readers.slow.lcp),
    ),
    absolute('Blocking time before intent, slow', 'ms', slow.blocking, 10),
    relative('Bytes before intent', 'kB', kilobytes(site), 0.45, best(starlight, kilobytes)),
    relative(
      'The same, to all that Starlight fetches untouched',
      'kB',
      kilobytes(site),
      0.45,
      best(starlight, (peer) => kilobytes(peer) + peer.readers.slow.bytesAhead / 1000),
    ),
    absolute('Bytes before intent', 'kB', kilobytes(site), 30),
    absolute('Bytes of a visit that only reads', 'kB', slow.visitBytes / 1000, 30),
    absolute('Tap to menu, bundle fetched ahead, slow', 'ms', slow.quietTap, 700),
    absolute('Tap to menu, bundle fetched ahead, unthrottled', 'ms', fast.quietTap, 120),
    absolute('Sidebar click after hydration, unthrottled', 'ms', fast.laterClick, 60),
    relative(
      'Sidebar click after hydration, slow',
      'ms',
      slow.laterClick,
      1,
      best(peers, ({ readers }) => readers.slow.laterClick),
    ),
    relative(
      'Sidebar click at first paint, slow',
      'ms',
      slow.firstClick,
      1,
      best(peers, ({ readers }) => readers.slow.firstClick),
    ),
    absolute('Script after intent, gzip', 'kB', site.scriptsAfterIntent / 1000, 150),
    relative(
      'Cold build',
      's',
      site.cold,
      1.1,
      best(related, ({ cold }) => cold),
    ),
    relative(
      'Warm build',
      's',
      site.warm,
      0.8,
      best(related, ({ warm }) => warm),
    ),
  ];
}

function growthGoals(small: CorpusMeasurements, large: CorpusMeasurements): Goal[] {
  const [before, after] = [small, large].map(({ sites }) => sites.find(({ id }) => id === 'site'));
  // A size that takes hours is measured in parts, and this site may come last.
  if (!before || !after) return [];
  const growth = (name: string, read: Read, limit: number): Goal =>
    absolute(name, 'times', read(summarise(after)) / read(summarise(before)), limit);
  const pages = large.pages / small.pages;
  return [
    growth('Script after intent, growth', (site) => site.scriptsAfterIntent, 1.3),
    growth('Cold build, growth', ({ cold }) => cold, pages),
    growth('Peak memory of the cold build, growth', ({ coldPeak }) => coldPeak, pages),
  ];
}

/**
 * The goals of the smallest corpus, and those of growth when a larger one was measured too.
 *
 * @param runs by size, smallest first
 */
export function goalsOf([small, ...others]: CorpusMeasurements[]): Goal[] {
  if (!small) return [];
  const large = others.at(-1);
  return [...sizeGoals(small), ...(large ? growthGoals(small, large) : [])];
}

import { median } from '../../build/median';
import type { Profile } from '../measure/profiles';
import { type Kind, kinds } from '../measure/transfers';
import type { SiteMeasurements } from '../measurements';

/** Medians of what readers see at one profile; NaN where nothing was measured. */
export interface ReaderSummary {
  requests: number;
  bytes: number;
  bytesByKind: Record<Kind, number>;
  bytesAhead: number;
  fcp: number;
  lcp: number;
  blocking: number;
  cls: number;
  firstClick: number;
  laterClick: number;
  firstTap: number;
  /** Most taps that one opening of the menu took. */
  firstTapTaps: number;
  quietTap: number;
  quietTapTaps: number;
}

/** Medians of a site, ready to be compared; NaN where nothing was measured. */
export interface SiteSummary {
  label: string;
  /** Seconds. */
  cold: number;
  warm: number;
  /** MB of 10^6 bytes. */
  coldPeak: number;
  warmPeak: number;
  outputMegabytes: number;
  outputFiles: number;
  readers: Record<Profile['id'], ReaderSummary>;
  /** Bytes after gzip. */
  scriptsAfterIntent: number;
  /** Milliseconds. */
  edit: number;
}

function mostTaps(taps: { taps: number }[]): number {
  return taps.length === 0 ? Number.NaN : Math.max(...taps.map((each) => each.taps));
}

function summariseReaders({
  load,
  ...samples
}: SiteMeasurements['readers']['slow']): ReaderSummary {
  const of = (read: (each: (typeof load)[number]) => number) => median(load.map(read));
  const byKind = kinds.map((kind) => [kind, of(({ bytesByKind }) => bytesByKind[kind])]);
  return {
    requests: of(({ requests }) => requests),
    bytes: of(({ bytes }) => bytes),
    bytesByKind: Object.fromEntries(byKind) as Record<Kind, number>,
    bytesAhead: of(({ bytesAhead }) => bytesAhead),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    blocking: of(({ blocking }) => blocking),
    cls: of(({ cls }) => cls),
    firstClick: median(samples.firstClick),
    laterClick: median(samples.laterClick),
    firstTap: median(samples.firstTap.map(({ milliseconds }) => milliseconds)),
    firstTapTaps: mostTaps(samples.firstTap),
    quietTap: median(samples.quietTap.map(({ milliseconds }) => milliseconds)),
    quietTapTaps: mostTaps(samples.quietTap),
  };
}

/** Brings the rounds of a site down to medians. */
export function summarise(site: SiteMeasurements): SiteSummary {
  const builds = (read: (each: (typeof site.builds)[number]) => number) =>
    median(site.builds.map(read));
  return {
    label: site.label,
    cold: builds(({ cold }) => cold.seconds),
    warm: builds(({ warm }) => warm.seconds),
    coldPeak: builds(({ cold }) => cold.peakMegabytes),
    warmPeak: builds(({ warm }) => warm.peakMegabytes),
    outputMegabytes: site.output?.megabytes ?? Number.NaN,
    outputFiles: site.output?.files ?? Number.NaN,
    readers: {
      slow: summariseReaders(site.readers.slow),
      fast: summariseReaders(site.readers.fast),
    },
    scriptsAfterIntent: site.scriptsAfterIntent ?? Number.NaN,
    edit: median(site.edits),
  };
}

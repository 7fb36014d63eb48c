import { median } from '../../build/median';
import type { PageLoad } from '../measure/page-load';
import type { Profile } from '../measure/profiles';
import { type Kind, kinds } from '../measure/transfers';
import type { SiteMeasurements } from '../measurements';

/** Medians of what readers see at one profile; NaN where nothing was measured. */
export interface ReaderSummary extends PageLoad {
  /** All bytes that travel until a reader leaves who touched nothing. */
  visitBytes: number;
  firstClick: number;
  laterClick: number;
  /** Infinite when the tap was lost, in this and the next. */
  firstTap: number;
  quietTap: number;
  /** Interaction to next paint. */
  nextPaint: number;
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

/** A tap that was lost takes for ever. */
function medianTap(taps: (number | null)[]): number {
  return median(taps.map((milliseconds) => milliseconds ?? Number.POSITIVE_INFINITY));
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
    visitBytes: of(({ bytes, bytesAhead }) => bytes + bytesAhead),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    blocking: of(({ blocking }) => blocking),
    cls: of(({ cls }) => cls),
    firstClick: median(samples.firstClick),
    laterClick: median(samples.laterClick),
    firstTap: medianTap(samples.firstTap),
    quietTap: medianTap(samples.quietTap),
    nextPaint: median(samples.nextPaint),
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

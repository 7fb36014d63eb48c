import type { BuildSample, Output } from './measure/builds';
import type { Profile } from './measure/profiles';
import type { ReaderSamples } from './measure/reader';
import type { SiteId } from './sites/peer-site';

/** All that was measured of one site around one corpus. */
export interface SiteMeasurements {
  id: SiteId;
  label: string;
  builds: BuildSample[];
  output?: Output;
  readers: Record<Profile['id'], ReaderSamples>;
  /** Bytes after gzip. */
  scriptsAfterIntent?: number;
  /** Milliseconds from an edit to the screen. */
  edits: number[];
  /** What could not be measured, and why. */
  failures: string[];
}

/** All that was measured around one corpus, this site first. */
export interface CorpusMeasurements {
  pages: number;
  /** Rounds of what readers see. */
  rounds: number;
  /** Rounds of builds. */
  buildRounds: number;
  /** Day of the run: `2026-11-21`. */
  day: string;
  machine: string;
  sites: SiteMeasurements[];
}

function noSamples(): ReaderSamples {
  return { load: [], firstClick: [], laterClick: [], firstTap: [], quietTap: [], nextPaint: [] };
}

/** A site of which nothing is known yet. */
export function emptyMeasurements(id: SiteId, label: string): SiteMeasurements {
  return {
    id,
    label,
    builds: [],
    readers: { slow: noSamples(), fast: noSamples() },
    edits: [],
    failures: [],
  };
}

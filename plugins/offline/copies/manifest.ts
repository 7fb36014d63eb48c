/** Everything that reading a product takes, in one build: `offline-sinco-0a1b2c3d.json`. Bytes are those that travel. */
export interface Manifest {
  /** What the pages say of their build, in `data-build`. */
  build: string;
  pages: readonly (readonly [path: string, transfer: number])[];
  /** With the first digits of the SHA-256: what comes from elsewhere is not kept as if it were that. */
  files: readonly (readonly [path: string, transfer: number, hash: string])[];
}

/** A product in the list of what can be saved. */
export interface SavableSet {
  id: string;
  /** As readers know it. */
  label: string;
  /** Name of its manifest. */
  manifest: string;
  pages: number;
  /** Bytes to fetch, compressed with gzip. */
  transfer: number;
  /** Bytes that it takes in the browser. */
  size: number;
}

/** `offline.json`, the one file of these whose name stays: what can be saved of the current build. */
export interface SavableSets {
  sets: readonly SavableSet[];
  /** Bytes to fetch for all of them, compressed: what they share travels once. */
  transferOfAll: number;
}

/** Name of the list of what can be saved. */
export const SAVABLE_SETS = 'offline.json';

/** Name of a manifest. */
export function manifestName(id: string, hash: string): string {
  return `offline-${id}-${hash}.json`;
}

/** Whether a manifest is one of a product, of whatever build. */
export function isManifestOf(id: string, name: string): boolean {
  return name.startsWith(`offline-${id}-`);
}

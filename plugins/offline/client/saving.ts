import { fetchWhole } from '../../../src/browser/fetch-whole';
import { dateOfCopy } from '../copies/dates';
import { hashInName } from '../copies/hashed-names';
import {
  isManifestOf,
  type Manifest,
  type ManifestEntry,
  SAVABLE_SETS,
  type SavableSet,
  type SavableSets,
} from '../copies/manifest';
import { pageKey } from '../copies/page-key';
import { type SavedCopy, savedCopies, wholeKey, wholeManifest } from '../copies/saved-sets';
import { baseUrl, names } from './site';

/** How long, in milliseconds, the script of the worker may take. */
const WORKER_PATIENCE = 15_000;

/** Answers that travel at a time; more would only hold their contents in memory. */
const PARALLEL = 4;

/** Why a copy could not be made. */
export type SavingFailure = 'no-room' | 'cut';

/** Where a product stands in this browser. */
export type SavedState =
  | { readonly phase: 'absent'; readonly failure?: SavingFailure }
  | { readonly phase: 'saving'; readonly share: number }
  | { readonly phase: 'saved'; readonly on: Date; readonly isCurrent: boolean };

const states = new Map<string, SavedState>();
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();
const ABSENT: SavedState = { phase: 'absent' };

function change(id: string, state: SavedState): void {
  states.set(id, state);
  for (const onChange of listeners) onChange();
}

/** Where a product stands, as far as it has been looked up. */
export function savedState(id: string): SavedState {
  return states.get(id) ?? ABSENT;
}

/** Calls back at each change; returns how to stop. */
export function onSavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What can be saved of the build that is published now. @throws Error without a connection */
export async function savableSets(): Promise<SavableSets> {
  const response = await fetchWhole(baseUrl + SAVABLE_SETS, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${SAVABLE_SETS} answered ${response.status}; expected 200.`);
  return response.json();
}

async function copiesOf(id: string): Promise<SavedCopy[]> {
  return (await savedCopies(names)).filter(({ manifestFile }) => isManifestOf(id, manifestFile));
}

async function deleteCopies(copies: readonly SavedCopy[]): Promise<void> {
  await Promise.all(copies.map(({ manifestFile }) => caches.delete(names.saved(manifestFile))));
}

/** Looks up in the caches where a product stands; what a tab that was closed left unfinished goes. */
export async function lookUp({ id, manifest }: SavableSet): Promise<void> {
  if (running.has(id)) return;
  let state = ABSENT;
  for (const copy of await copiesOf(id)) {
    const whole = await wholeManifest(baseUrl, copy);
    const isCurrent = copy.manifestFile === manifest;
    if (whole) state = { phase: 'saved', on: dateOfCopy(whole), isCurrent };
    else await deleteCopies([copy]);
  }
  change(id, state);
}

async function fetchCurrent(path: string, signal: AbortSignal): Promise<Response> {
  const cache = hashInName(path) === undefined ? 'no-cache' : 'default';
  // The mode tells the worker to let it pass: what is saved has a cache of its own.
  const init = { mode: 'same-origin', cache, signal } as const;
  const response = await fetchWhole(baseUrl + path, init);
  if (response.ok) return response;
  throw new Error(`${path} answered ${response.status}; expected 200.`);
}

/** A file whose name changes with its content may be here already. */
async function fileOf(path: string, signal: AbortSignal): Promise<Response> {
  const isHashed = hashInName(path) !== undefined;
  const stored = isHashed && (await caches.match(baseUrl + path, { ignoreVary: true }));
  return stored || fetchCurrent(path, signal);
}

async function pageOf(path: string, build: string, signal: AbortSignal): Promise<Response> {
  const response = await fetchCurrent(path, signal);
  const html = await response.text();
  if (!html.includes(`data-build=${build}`)) throw new Error(`${path} is of another build.`);
  return new Response(html, { headers: response.headers });
}

/**
 * Makes a copy of the published build whole, and only then forgets that of an earlier one. Until then nobody reads
 * from it, so builds never mix.
 */
async function fill(
  { id, manifest: manifestFile }: SavableSet,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  const earlier = (await copiesOf(id)).filter((copy) => copy.manifestFile !== manifestFile);
  const cache = await caches.open(names.saved(manifestFile));
  const answer = await fetchCurrent(manifestFile, signal);
  const { build, files, pages }: Manifest = await answer.clone().json();
  const storeFile = async (path: string) => cache.put(baseUrl + path, await fileOf(path, signal));
  const storePage = async (path: string) =>
    cache.put(pageKey(baseUrl + path, location.origin), await pageOf(path, build, signal));
  const jobs = [
    ...files.map((entry) => ({ entry, store: storeFile })),
    ...pages.map((entry) => ({ entry, store: storePage })),
  ];
  const bytes = (sum: number, [, transfer]: ManifestEntry) => sum + transfer;
  const total = [...files, ...pages].reduce(bytes, 0);
  let stored = 0;
  async function work(): Promise<void> {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await job.store(job.entry[0]);
      stored += job.entry[1];
      onProgress(stored / total);
    }
  }
  const workers = Array.from({ length: PARALLEL }, work);
  // One that fails leaves nothing to do for the others; all have ended before it is told.
  for (const worker of workers) worker.catch(() => jobs.splice(0));
  const ends = await Promise.allSettled(workers);
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
  await cache.put(wholeKey(baseUrl, manifestFile), answer);
  await deleteCopies(earlier);
}

/** Has the worker there that will answer with what is saved. @throws Error when its script does not come */
function requireWorker(): Promise<unknown> {
  return Promise.race([
    navigator.serviceWorker.register(`${baseUrl}sw.js`),
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error('sw.js did not come.')), WORKER_PATIENCE);
    }),
  ]);
}

/** Saves what the reader asks for, as it is published by now, when there is room for it. */
async function save(id: string, signal: AbortSignal): Promise<SavingFailure | undefined> {
  await requireWorker();
  // Kept when the disk fills up, where the browser grants that; it may ask the reader first.
  void navigator.storage?.persist?.();
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } =
    (await navigator.storage?.estimate?.()) ?? {};
  const set = (await savableSets()).sets.find((each) => each.id === id);
  if (!set) return 'cut';
  if (quota - usage < set.size) return 'no-room';
  await fill(set, signal, (share) => change(id, { phase: 'saving', share }));
  return undefined;
}

function failureOf(error: unknown): SavingFailure {
  console.warn(error);
  const isQuota = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isQuota ? 'no-room' : 'cut';
}

/** Saves a product. Ends when it is saved, when the reader calls it off, or when connection or room do not suffice. */
export async function saveAsked(set: SavableSet): Promise<void> {
  const { id } = set;
  if (running.has(id)) return;
  const controller = new AbortController();
  const { signal } = controller;
  running.set(id, controller);
  change(id, { phase: 'saving', share: 0 });
  const failure = await save(id, signal).catch(failureOf);
  running.delete(id);
  // A browser that keeps nothing has nothing to look up.
  await lookUp(set).catch(() => change(id, ABSENT));
  if (failure && !signal.aborted && savedState(id).phase === 'absent') {
    change(id, { phase: 'absent', failure });
  }
}

/** Calls off what is being saved; what was saved before stays. */
export function cancelSaving(id: string): void {
  running.get(id)?.abort();
}

/** Removes a product from this browser. */
export async function removeSaved(id: string): Promise<void> {
  await deleteCopies(await copiesOf(id));
  change(id, ABSENT);
}

import { fetchWhole } from '../../../src/browser/fetch-whole';
import { timeOfCopy } from '../copies/dates';
import { hashInName } from '../copies/hashed-names';
import {
  isManifestOf,
  type Manifest,
  SAVABLE_SETS,
  type SavableSet,
  type SavableSets,
} from '../copies/manifest';
import { pageKey } from '../copies/page-key';
import { type SavedCopy, savedCopies, wholeKey, wholeManifest } from '../copies/saved-sets';
import { baseUrl, names } from './own-caches';

/** How long, in milliseconds, the script of the worker may take. */
const WORKER_PATIENCE = 15_000;

/** So many digits of a hash tell a content from any other. */
const HASH_DIGITS = 8;

/** Answers that travel at a time; more would only hold their contents in memory. */
const PARALLEL = 6;

/** Why a copy could not be made. */
export type SavingFailure = 'no-room' | 'cut';

/** Where a product stands in this browser. */
export type SavedState =
  | { readonly phase: 'absent'; readonly failure?: SavingFailure }
  | { readonly phase: 'saving'; readonly share: number }
  | { readonly phase: 'saved'; readonly on: number | undefined; readonly isCurrent: boolean };

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

/**
 * Does what no two tabs may do to a product at the same time; a browser from before 2022 cannot tell of other tabs.
 *
 * @param options whether to wait for another tab, or to leave it then
 */
async function alone(id: string, options: LockOptions, act: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return act();
  await locks.request(names.saved(id), options, (lock) => (lock ? act() : undefined));
}

/** Looks up in the caches where a product stands; what a tab that was closed left unfinished goes. */
export async function lookUp({ id, manifest }: SavableSet): Promise<void> {
  if (running.has(id)) return;
  let state = ABSENT;
  for (const copy of await copiesOf(id)) {
    const whole = await wholeManifest(baseUrl, copy);
    const isCurrent = copy.manifestFile === manifest;
    if (whole) state = { phase: 'saved', on: timeOfCopy(whole), isCurrent };
    else await alone(id, { ifAvailable: true }, () => deleteCopies([copy]));
  }
  change(id, state);
}

async function fetchCurrent(
  path: string,
  signal: AbortSignal,
  cache: RequestCache,
): Promise<Response> {
  // The mode tells the worker to let it pass: what is saved has a cache of its own.
  const init = { mode: 'same-origin', cache, signal } as const;
  const response = await fetchWhole(baseUrl + path, init);
  if (response.ok) return response;
  throw new Error(`${path} answered ${response.status}; expected 200.`);
}

/** Forgets a file that is damaged in whatever cache of the site. */
async function forget(path: string): Promise<void> {
  const own = (await caches.keys()).filter(names.isOwn);
  const deleted = async (name: string) =>
    (await caches.open(name)).delete(baseUrl + path, { ignoreVary: true });
  await Promise.all(own.map(deleted));
}

/** The digits that a build gives to a content. */
async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  const digits = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, HASH_DIGITS);
}

/**
 * A file as the build has written it: from the caches, else from the network, else past every cache on the way.
 *
 * @throws Error when what comes is another, such as the page of a hotspot or half of it
 */
async function fileOf(path: string, hash: string, signal: AbortSignal): Promise<Response> {
  const stored = await caches.match(baseUrl + path, { ignoreVary: true });
  if (stored && (await hashOf(stored)) === hash) return stored;
  if (stored) await forget(path);
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetchCurrent(path, signal, cache);
    if ((await hashOf(response)) === hash) return response;
  }
  throw new Error(`${path} is not the file of this build.`);
}

async function pageOf(path: string, build: string, signal: AbortSignal): Promise<Response> {
  const response = await fetchCurrent(path, signal, 'no-cache');
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
  // Another tab has saved it meanwhile.
  if (await cache.match(wholeKey(baseUrl, manifestFile))) return;
  const answer = await fileOf(manifestFile, hashInName(manifestFile) ?? '', signal);
  const { build, files, pages }: Manifest = await answer.clone().json();
  const storeFile = async (path: string, hash: string) =>
    cache.put(baseUrl + path, await fileOf(path, hash, signal));
  const storePage = async (path: string) =>
    cache.put(pageKey(baseUrl + path, location.origin), await pageOf(path, build, signal));
  const jobs = [
    ...files.map(([path, transfer, hash]) => ({ transfer, store: () => storeFile(path, hash) })),
    ...pages.map(([path, transfer]) => ({ transfer, store: () => storePage(path) })),
  ];
  const total = jobs.reduce((sum, { transfer }) => sum + transfer, 0);
  for (let stored = 0; jobs.length > 0; onProgress(stored / total)) {
    const batch = jobs.splice(0, PARALLEL);
    // All have ended before one that fails is told.
    const ends = await Promise.allSettled(batch.map(({ store }) => store()));
    const failure = ends.find((end) => end.status === 'rejected');
    if (failure) throw failure.reason;
    stored += batch.reduce((sum, { transfer }) => sum + transfer, 0);
  }
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
  await alone(id, { signal }, () =>
    fill(set, signal, (share) => change(id, { phase: 'saving', share })),
  );
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

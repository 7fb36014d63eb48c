import { fetchWhole } from '../../../src/browser/fetch-whole';
import { dateOfCopy } from '../copies/dates';
import { isManifestOf, SAVABLE_SETS, type SavableSet, type SavableSets } from '../copies/manifest';
import { type SavedCopy, savedCopies, wholeManifest } from '../copies/saved-sets';
import { EditionGoneError, fillCopy } from './fill-copy';
import { baseUrl, names } from './site';

/** How long, in milliseconds, the script of the worker may take. */
const WORKER_PATIENCE = 15_000;

/** How often a copy begins anew because the site was published meanwhile. */
const MOST_EDITIONS = 3;

/** Why a copy could not be made. */
export type SavingFailure = 'no-room' | 'cut';

/** Where a product stands in this browser. */
export type SavedState =
  | { readonly phase: 'absent'; readonly failure?: SavingFailure }
  | { readonly phase: 'saving'; readonly share: number }
  | { readonly phase: 'partial' }
  | { readonly phase: 'saved'; readonly on: Date };

const states = new Map<string, SavedState>();
const running = new Map<string, AbortController>();
/** The last question of each product to the caches. */
const questions = new Map<string, symbol>();
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

async function copiesOf(id: string): Promise<SavedCopy[]> {
  return (await savedCopies(names)).filter(({ manifestFile }) => isManifestOf(id, manifestFile));
}

/** What can be saved of the build that is published now. @throws Error without a connection */
export async function savableSets(): Promise<SavableSets> {
  const response = await fetchWhole(baseUrl + SAVABLE_SETS, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${SAVABLE_SETS} answered ${response.status}; expected 200.`);
  return response.json();
}

/** Looks up in the caches where a product stands. What was found before a later question is not told. */
export async function lookUp(id: string): Promise<void> {
  if (running.has(id)) return;
  const question = Symbol(id);
  questions.set(id, question);
  const copies = await copiesOf(id);
  const manifests = await Promise.all(copies.map((copy) => wholeManifest(baseUrl, copy)));
  if (questions.get(id) !== question) return;
  const [whole] = manifests.filter((manifest) => manifest !== undefined);
  if (whole) change(id, { phase: 'saved', on: dateOfCopy(whole) });
  else if (copies.length > 0) change(id, { phase: 'partial' });
  else change(id, { phase: 'absent' });
}

/** Shows where a product stands after an attempt to save it, and why nothing of it is here. */
async function showEnd(id: string, failure: SavingFailure | undefined): Promise<void> {
  await lookUp(id);
  if (failure && savedState(id).phase === 'absent') change(id, { phase: 'absent', failure });
}

/** One tab at a time, where the browser can say so. */
async function alone<T>(id: string, act: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return act();
  return navigator.locks.request(names.saved(id), act);
}

async function deleteCopies(copies: readonly SavedCopy[]): Promise<void> {
  await Promise.all(copies.map(({ manifestFile }) => caches.delete(names.saved(manifestFile))));
}

/** Makes the copy of the published build whole, and only then forgets those of earlier builds. */
async function fillCurrent(id: string, signal: AbortSignal): Promise<void> {
  const set = (await savableSets()).sets.find((each) => each.id === id);
  // A product that is no longer published has no newer copy.
  if (!set) return;
  const cache = await caches.open(names.saved(set.manifest));
  const copy = { manifestFile: set.manifest, cache };
  const earlier = (await copiesOf(id)).filter(({ manifestFile }) => manifestFile !== set.manifest);
  if (!(await wholeManifest(baseUrl, copy))) {
    await fillCopy(copy, earlier, signal, (share) => change(id, { phase: 'saving', share }));
  }
  await deleteCopies(earlier);
}

async function fillPublished(id: string, signal: AbortSignal, editions = 1): Promise<void> {
  try {
    await fillCurrent(id, signal);
  } catch (error) {
    if (!(error instanceof EditionGoneError) || editions === MOST_EDITIONS) throw error;
    await fillPublished(id, signal, editions + 1);
  }
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

async function deleteUnfinished(id: string): Promise<void> {
  const copies = await copiesOf(id);
  const whole = await Promise.all(copies.map((copy) => wholeManifest(baseUrl, copy)));
  await deleteCopies(copies.filter((_, index) => !whole[index]));
}

/** Goes on only with what is still here: the reader may have removed it while this waited its turn. */
async function fillKept(id: string, signal: AbortSignal): Promise<void> {
  if ((await copiesOf(id)).length > 0) await fillPublished(id, signal);
}

/**
 * Saves a product, or goes on with it, or brings it up to the published build. Ends when it is
 * saved, when the reader calls it off, or when the connection or the room does not suffice.
 */
async function save(id: string, fill = fillPublished): Promise<void> {
  if (running.has(id)) return;
  const controller = new AbortController();
  running.set(id, controller);
  let failure: SavingFailure | undefined;
  try {
    await alone(id, () => fill(id, controller.signal));
  } catch (error) {
    if (isQuota(error)) failure = 'no-room';
    else if (!controller.signal.aborted) failure = 'cut';
    // What nobody can complete only takes room from the reader.
    if (failure !== 'cut') await deleteUnfinished(id);
  }
  running.delete(id);
  await showEnd(id, failure);
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

/** Saves a product that the reader asks for, when there is room for it. */
export async function saveAsked(set: SavableSet): Promise<void> {
  change(set.id, { phase: 'saving', share: 0 });
  try {
    await requireWorker();
  } catch (error) {
    console.warn(error);
    await showEnd(set.id, 'cut');
    return;
  }
  // Kept when the disk fills up, where the browser grants that; it may ask the reader first.
  void navigator.storage?.persist?.();
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } =
    (await navigator.storage?.estimate?.()) ?? {};
  if (quota - usage < set.size) change(set.id, { phase: 'absent', failure: 'no-room' });
  else await save(set.id);
}

/** Calls off what is being saved; what was saved before stays. */
export function cancelSaving(id: string): void {
  running.get(id)?.abort();
}

/** Removes a product from this browser. */
export async function removeSaved(id: string): Promise<void> {
  cancelSaving(id);
  await alone(id, async () => deleteCopies(await copiesOf(id)));
  await lookUp(id);
}

/** Goes on with what a cut left unfinished, and brings what was saved up to the published build. */
export async function resumeSaving(): Promise<void> {
  const copies = await savedCopies(names);
  if (copies.length === 0) return;
  const wanted = (await savableSets()).sets.filter(({ id }) =>
    copies.some(({ manifestFile }) => isManifestOf(id, manifestFile)),
  );
  for (const { id } of wanted) await save(id, fillKept);
}

import { fetchWhole } from '../../../src/browser/fetch-whole';
import { hashInName, renamed, stemOf } from '../copies/hashed-names';
import { HASH_DIGITS, type Manifest, type ManifestEntry } from '../copies/manifest';
import { pageKey } from '../copies/page-key';
import { begunKey, type GrowingCopy, type SavedCopy, wholeKey } from '../copies/saved-sets';
import { baseUrl } from './site';

/** Answers that travel at a time; more would only hold their contents in memory. */
const PARALLEL = 4;

/** Another edition of the site was published while a copy was made, so it cannot be completed. */
export class EditionGoneError extends Error {}

/** What is told while a copy grows: the share of its bytes that is there. */
export type OnProgress = (share: number) => void;

/** A copy that holds contents of an earlier build, and what it holds. */
interface EarlierCopy {
  cache: SavedCopy['cache'];
  manifest: Manifest;
}

async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  const digits = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.slice(0, HASH_DIGITS);
}

function addressOf(path: string): string {
  return location.origin + baseUrl + path;
}

function pageKeyOf(path: string): string {
  return pageKey(baseUrl + path, location.origin);
}

async function fetchCurrent(
  path: string,
  cache: RequestCache,
  signal: AbortSignal,
): Promise<Response> {
  // The mode tells the worker to let it pass: what is saved has a cache of its own.
  const response = await fetchWhole(addressOf(path), { mode: 'same-origin', cache, signal });
  if (response.ok) return response;
  if (response.status === 404) throw new EditionGoneError(`${path} is not there any more.`);
  throw new Error(`${path} answered ${response.status}; expected 200.`);
}

/** A manifest of the list: from the network, or of the copy that was begun with it. */
async function readManifest(copy: GrowingCopy, signal: AbortSignal): Promise<Response> {
  const key = begunKey(baseUrl, copy.manifestFile);
  const begun = await copy.cache.match(key);
  if (begun) return begun;
  const manifest = await fetchCurrent(copy.manifestFile, 'default', signal);
  await copy.cache.put(key, manifest.clone());
  return manifest;
}

async function readEarlier(copy: SavedCopy): Promise<EarlierCopy | undefined> {
  const manifest = await copy.cache.match(begunKey(baseUrl, copy.manifestFile));
  return manifest && { cache: copy.cache, manifest: await manifest.json() };
}

/** Fills a copy: what an earlier copy has by another name is taken from there, and the rest fetched. */
class Filling {
  private readonly newNames: ReadonlyMap<string, string>;

  constructor(
    private readonly cache: Cache,
    private readonly manifest: Manifest,
    private readonly earlier: readonly EarlierCopy[],
    private readonly signal: AbortSignal,
  ) {
    this.newNames = new Map(manifest.files.map(([path]) => [stemOf(path), path]));
  }

  /** A script whose content is the same has another name in each build. */
  private async fileFromEarlier([path, hash]: ManifestEntry): Promise<Response | undefined> {
    for (const { cache, manifest } of this.earlier) {
      const same = manifest.files.find(([, own]) => own === hash);
      const stored = same && (await cache.match(addressOf(same[0])));
      if (stored) return stored;
    }
    if (hashInName(path) === undefined) return undefined;
    return caches.match(addressOf(path), { ignoreVary: true });
  }

  /** A page in which only the names of scripts are new is made from the one that is there. */
  private async pageFromEarlier([path, hash]: ManifestEntry): Promise<Response | undefined> {
    for (const { cache, manifest } of this.earlier) {
      const stored = await cache.match(pageKeyOf(path));
      if (!stored) continue;
      const builds = { from: manifest.build, to: this.manifest.build };
      const html = renamed(await stored.text(), baseUrl, this.newNames, builds);
      if ((await hashOf(html)) === hash) return withDate(html, stored.headers);
    }
    return undefined;
  }

  private async fetchFile([path]: ManifestEntry): Promise<Response> {
    const cache = hashInName(path) === undefined ? 'no-cache' : 'default';
    return fetchCurrent(path, cache, this.signal);
  }

  private async fetchPage([path]: ManifestEntry): Promise<Response> {
    const response = await fetchCurrent(path, 'no-cache', this.signal);
    const html = await response.text();
    if (!html.includes(`data-build=${this.manifest.build}`)) {
      throw new EditionGoneError(`${path} is of another build.`);
    }
    return withDate(html, response.headers);
  }

  private async storeFile(entry: ManifestEntry): Promise<void> {
    const key = addressOf(entry[0]);
    if (await this.cache.match(key)) return;
    const file = (await this.fileFromEarlier(entry)) ?? (await this.fetchFile(entry));
    await this.cache.put(key, file);
  }

  private async storePage(entry: ManifestEntry): Promise<void> {
    const key = pageKeyOf(entry[0]);
    if (await this.cache.match(key)) return;
    const page = (await this.pageFromEarlier(entry)) ?? (await this.fetchPage(entry));
    await this.cache.put(key, page);
  }

  /** Stores everything that is not there yet. */
  async run(onProgress: OnProgress): Promise<void> {
    const { files, pages } = this.manifest;
    const jobs = [
      ...files.map((entry) => ({ entry, store: () => this.storeFile(entry) })),
      ...pages.map((entry) => ({ entry, store: () => this.storePage(entry) })),
    ];
    const total = jobs.reduce((sum, { entry }) => sum + entry[2], 0);
    let stored = 0;
    const work = async (): Promise<void> => {
      for (let job = jobs.shift(); job && !this.signal.aborted; job = jobs.shift()) {
        await job.store();
        stored += job.entry[2];
        onProgress(stored / total);
      }
    };
    const workers = Array.from({ length: PARALLEL }, work);
    // One that fails leaves nothing to do for the others; all have ended before it is told.
    for (const worker of workers) worker.catch(() => jobs.splice(0));
    const ends = await Promise.race([Promise.allSettled(workers), this.calledOff()]);
    const failure = ends.find((end) => end.status === 'rejected');
    if (failure) throw failure.reason;
  }

  /** Fails as soon as the reader calls it off, whatever is still on its way. */
  private calledOff(): Promise<never> {
    return new Promise((_, reject) => {
      const callOff = () => reject(new Error('The reader called it off.'));
      if (this.signal.aborted) callOff();
      this.signal.addEventListener('abort', callOff);
    });
  }
}

/** The copy of today: a page that has not changed is as new as one that was fetched. */
function withDate(html: string, from: Headers): Response {
  const headers = new Headers(from);
  headers.set('date', new Date().toUTCString());
  return new Response(html, { headers });
}

/**
 * Makes a copy whole. Until then nobody reads from it, so builds never mix; what was stored before a
 * cut is not fetched again.
 *
 * @param earlier copies of the same product
 * @throws EditionGoneError when its build is no longer published
 */
export async function fillCopy(
  copy: GrowingCopy,
  earlier: readonly SavedCopy[],
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<void> {
  const answer = await readManifest(copy, signal);
  const { headers } = answer;
  const manifest: Manifest = await answer.json();
  const known = await Promise.all(earlier.map(readEarlier));
  const sources = known.filter((source) => source !== undefined);
  await new Filling(copy.cache, manifest, sources, signal).run(onProgress);
  const whole = withDate(JSON.stringify(manifest), headers);
  await copy.cache.put(wholeKey(baseUrl, copy.manifestFile), whole);
}

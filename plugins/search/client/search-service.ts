import type { SearchAnswer, SearchQuestion } from '../engine/types';
import type { FileAddresses } from './addresses';
import { type SearchWorker, WorkerCalls, WorkerError } from './worker-calls';

/** Why the search failed, as far as a reader can do something about it. */
export type FailureCause = 'unreachable' | 'corrupt' | 'exhausted';

/** Where the search stands; nothing is fetched while it is idle. */
export type SearchStatus =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'ready';
      readonly maxHits: number;
      readonly highlightResult: boolean;
      /** Whether answers show their texts by now; a question may be asked again then. */
      readonly hasTexts: boolean;
    }
  | { readonly phase: 'failed'; readonly cause: FailureCause };

/** What the service needs from its surroundings. */
export interface ServiceParts {
  readonly fileAddresses: () => FileAddresses;
  readonly createWorker: () => SearchWorker;
  /** Fetches a file whole, or rejects; it may not take for ever. */
  readonly fetchFile: (url: string, cache: RequestCache) => Promise<ArrayBuffer>;
  /** Told when a file of the build could not be had. */
  readonly onUnreachable: () => void;
}

/** How long, in milliseconds, the worker may take. */
const PATIENCE = { toRead: 15_000, toAnswer: 4_000 } as const;

/** The search as the page sees it: one worker, idle until it is loaded, and loaded at most once however many ask. */
export class SearchService {
  private current: SearchStatus = { phase: 'idle' };
  private calls: WorkerCalls | undefined;
  /** Whether the worker that runs stands for one that died without an answer in between. */
  private isRevived = false;
  private lacksTexts = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly parts: ServiceParts) {}

  readonly status = (): SearchStatus => this.current;

  /** Calls back at each change of status; returns how to stop. */
  readonly subscribe = (onChange: () => void): (() => void) => {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  };

  /** Starts loading, or tries again what failed; does nothing otherwise. */
  load(): void {
    const { phase } = this.current;
    // The files are cached for ever by their hash; a broken copy must not be read again.
    if (phase === 'ready' && this.lacksTexts) void this.bringTexts('reload');
    if (phase === 'loading' || phase === 'ready') return;
    this.isRevived = false;
    this.change({ phase: 'loading' });
    void this.start(phase === 'failed' ? 'reload' : 'default');
  }

  /** Answers a question. Only to be called while ready; an answer lost to a failure never comes. */
  async ask(question: SearchQuestion): Promise<SearchAnswer> {
    const { calls } = this;
    try {
      if (!calls) throw new WorkerError('The search was asked before it was ready.');
      const answer = await calls.call('query', [question], PATIENCE.toAnswer);
      this.isRevived = false;
      return answer;
    } catch (error) {
      if (calls === this.calls) this.revive(error);
      return new Promise(() => {});
    }
  }

  private change(next: SearchStatus): void {
    this.current = next;
    for (const onChange of this.listeners) onChange();
  }

  private endWorker(): void {
    this.calls?.end();
    this.calls = undefined;
  }

  private fail(cause: FailureCause, reason: unknown): void {
    console.error(`The search files could not be used (${cause}).`, reason);
    this.endWorker();
    this.change({ phase: 'failed', cause });
    if (cause === 'unreachable') this.parts.onUnreachable();
  }

  /** Another worker in the place of one that died; whoever waits for an answer asks again when it is ready. */
  private revive(reason: unknown): void {
    if (this.isRevived) {
      this.fail('corrupt', reason);
      return;
    }
    console.warn('The search is started again.', reason);
    this.isRevived = true;
    this.endWorker();
    this.change({ phase: 'loading' });
    void this.start('default');
  }

  /** Answers name what they found without their texts, so these neither delay the first nor fail the search. */
  private async bringTexts(cache: RequestCache): Promise<void> {
    const { calls } = this;
    this.lacksTexts = false;
    try {
      const [, , textsUrl] = this.parts.fileAddresses();
      const texts = await this.parts.fetchFile(textsUrl, cache);
      if (calls !== this.calls) return;
      await calls?.call('loadTexts', [texts], PATIENCE.toRead);
      if (this.current.phase === 'ready') this.change({ ...this.current, hasTexts: true });
    } catch (error) {
      if (calls !== this.calls) return;
      console.error('The texts of the search could not be used.', error);
      this.lacksTexts = true;
    }
  }

  /** Runs a worker, from its files to its death. */
  private async start(cache: RequestCache): Promise<void> {
    const { createWorker, fetchFile, fileAddresses } = this.parts;
    const [docsUrl, indexUrl] = fileAddresses();
    let calls: WorkerCalls | undefined;
    let silently: FailureCause = 'unreachable';
    try {
      calls = new WorkerCalls(createWorker());
      this.calls = calls;
      // The page fetches, not the worker, so that files and worker script travel at the same time.
      const fetched = Promise.all([fetchFile(docsUrl, cache), fetchFile(indexUrl, cache)]);
      const files = await Promise.race([fetched, calls.death]);
      if (calls !== this.calls) return;
      // The script has come by then; what ends without a word is out of memory.
      silently = 'exhausted';
      const loaded = calls.call('load', files, PATIENCE.toRead);
      // While those are read: where the connection is good, the first answer has its texts.
      void this.bringTexts('default');
      this.change({ phase: 'ready', hasTexts: false, ...(await loaded) });
      await calls.death;
    } catch (error) {
      if (calls !== this.calls) return;
      if (this.current.phase === 'ready') this.revive(error);
      else this.fail(error instanceof WorkerError && error.message ? 'corrupt' : silently, error);
    }
  }
}

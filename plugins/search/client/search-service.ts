import type { SearchAnswer } from '../engine/types';
import type { FileAddresses } from './addresses';
import type { FailureCause, FromWorker, SearchQuestion, ToWorker } from './worker-messages';

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

/** The part of a `Worker` that the service uses. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** What the service needs from its surroundings. */
export interface ServiceParts {
  readonly fileAddresses: () => FileAddresses;
  readonly createWorker: () => SearchWorker;
  /** Fetches a file whole, or rejects; it may not take for ever. */
  readonly fetchFile: (url: string, cache: RequestCache) => Promise<ArrayBuffer>;
  /** Told when a file of the build could not be had. */
  readonly onUnreachable: () => void;
}

/** How long, in milliseconds, the worker may take before it counts as dead. */
const PATIENCE = { toRead: 15_000, toAnswer: 4_000 } as const;

/** The search as the page sees it: one worker, idle until it is loaded, and loaded at most once however many ask. */
export class SearchService {
  private current: SearchStatus = { phase: 'idle' };
  private worker: SearchWorker | undefined;
  private questions = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the worker that runs stands for one that died without an answer in between. */
  private isRevived = false;
  private lacksTexts = false;
  /** Whether the worker has been given the files. */
  private hasFiles = false;
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<number, (answer: SearchAnswer) => void>();

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
  ask(question: SearchQuestion): Promise<SearchAnswer> {
    return new Promise((resolve) => {
      this.questions += 1;
      this.waiting.set(this.questions, resolve);
      this.expectMessage(PATIENCE.toAnswer);
      this.worker?.postMessage({ type: 'ask', id: this.questions, question } satisfies ToWorker);
    });
  }

  private change(next: SearchStatus): void {
    this.current = next;
    for (const onChange of this.listeners) onChange();
  }

  private endWorker(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting.clear();
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

  /** A worker may die without a word. */
  private expectMessage(patience: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => this.revive(new Error(`The worker was silent for ${patience} ms.`)),
      patience,
    );
  }

  /** Answers name what they found without their texts, so these neither delay the first nor fail the search. */
  private async bringTexts(cache: RequestCache): Promise<void> {
    const started = this.worker;
    this.lacksTexts = false;
    try {
      const [, , textsUrl] = this.parts.fileAddresses();
      const texts = await this.parts.fetchFile(textsUrl, cache);
      if (started !== this.worker) return;
      started?.postMessage({ type: 'load-texts', texts } satisfies ToWorker, [texts]);
    } catch (error) {
      if (started === this.worker) this.missTexts(error);
    }
  }

  private missTexts(reason: unknown): void {
    console.error('The texts of the search could not be used.', reason);
    this.lacksTexts = true;
  }

  private receive(message: FromWorker): void {
    clearTimeout(this.timer);
    switch (message.type) {
      case 'ready':
        this.change({ phase: 'ready', hasTexts: false, ...message.options });
        break;
      case 'corrupt':
        this.fail('corrupt', message.reason);
        break;
      case 'texts-read':
        if (this.current.phase === 'ready') this.change({ ...this.current, hasTexts: true });
        break;
      case 'texts-corrupt':
        this.missTexts(message.reason);
        break;
      case 'answer':
        this.isRevived = false;
        this.waiting.get(message.id)?.(message.answer);
        this.waiting.delete(message.id);
    }
    if (this.waiting.size > 0) this.expectMessage(PATIENCE.toAnswer);
  }

  private startWorker(): SearchWorker {
    const started = this.parts.createWorker();
    started.addEventListener('message', ({ data }) => {
      if (started === this.worker) this.receive(data as FromWorker);
    });
    started.addEventListener('error', ({ message }) => {
      if (started !== this.worker) return;
      // A script that did not arrive leaves an event without message.
      if (this.current.phase === 'ready') this.revive(message);
      else if (message) this.fail('corrupt', message);
      // Nor does one that ended for want of memory, but the files have.
      else
        this.fail(this.hasFiles ? 'exhausted' : 'unreachable', 'The worker ended without a word.');
    });
    return started;
  }

  private async start(cache: RequestCache): Promise<void> {
    const { fetchFile } = this.parts;
    const [docsUrl, indexUrl] = this.parts.fileAddresses();
    this.hasFiles = false;
    let started: SearchWorker | undefined;
    try {
      started = this.startWorker();
      this.worker = started;
      // The page fetches, not the worker, so that files and worker script travel at the same time.
      const [docs, index] = await Promise.all([
        fetchFile(docsUrl, cache),
        fetchFile(indexUrl, cache),
      ]);
      if (started !== this.worker) return;
      this.expectMessage(PATIENCE.toRead);
      started.postMessage({ type: 'load', docs, index } satisfies ToWorker, [docs, index]);
      this.hasFiles = true;
      // While those are read: where the connection is good, the first answer has its texts.
      void this.bringTexts('default');
    } catch (error) {
      if (started === this.worker) this.fail('unreachable', error);
    }
  }
}

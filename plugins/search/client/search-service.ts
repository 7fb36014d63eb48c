import type { SearchAnswer } from '../engine/types';
import type { FailureCause, FromWorker, SearchQuestion, ToWorker } from './messages';

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

/** The search as the page sees it: one worker, loaded at most once however many ask. */
export interface SearchService {
  status(): SearchStatus;
  /** Calls back at each change of status; returns how to stop. */
  subscribe(onChange: () => void): () => void;
  /** Starts loading, or tries again what failed; does nothing otherwise. */
  load(): void;
  /** Answers a question. Only to be called while ready; an answer lost to a failure never comes. */
  ask(question: SearchQuestion): Promise<SearchAnswer>;
}

/** What the service needs from its surroundings. */
export interface ServiceParts {
  /** Absolute addresses, or paths on this site, of the files. */
  readonly docsUrl: string;
  readonly indexUrl: string;
  readonly textsUrl: string;
  readonly createWorker: () => SearchWorker;
  /** Fetches a file whole, or rejects; it may not take for ever. */
  readonly fetchFile: (url: string, cache: RequestCache) => Promise<ArrayBuffer>;
  /** Told when a file of the build could not be had. */
  readonly onUnreachable: () => void;
}

/** How long, in milliseconds, the worker may take before it counts as dead. */
const PATIENCE = { toRead: 15_000, toAnswer: 4_000 } as const;

/** Creates the service, idle. */
export function createSearchService(parts: ServiceParts): SearchService {
  let status: SearchStatus = { phase: 'idle' };
  let worker: SearchWorker | undefined;
  let questions = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the worker that runs stands for one that died without an answer in between. */
  let isRevived = false;
  let lacksTexts = false;
  /** Whether the worker has been given the files. */
  let hasFiles = false;
  const listeners = new Set<() => void>();
  const waiting = new Map<number, (answer: SearchAnswer) => void>();

  function change(next: SearchStatus): void {
    status = next;
    for (const onChange of listeners) onChange();
  }

  function endWorker(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    waiting.clear();
  }

  function fail(cause: FailureCause, reason: unknown): void {
    console.error(`The search files could not be used (${cause}).`, reason);
    endWorker();
    change({ phase: 'failed', cause });
    if (cause === 'unreachable') parts.onUnreachable();
  }

  /** Another worker in the place of one that died; whoever waits for an answer asks again when it is ready. */
  function revive(reason: unknown): void {
    if (isRevived) {
      fail('corrupt', reason);
      return;
    }
    console.warn('The search is started again.', reason);
    isRevived = true;
    endWorker();
    change({ phase: 'loading' });
    void start('default');
  }

  /** A worker may die without a word. */
  function expectMessage(patience: number): void {
    clearTimeout(timer);
    timer = setTimeout(
      () => revive(new Error(`The worker was silent for ${patience} ms.`)),
      patience,
    );
  }

  /** Answers name what they found without their texts, so these neither delay the first nor fail the search. */
  async function bringTexts(cache: RequestCache): Promise<void> {
    const started = worker;
    lacksTexts = false;
    try {
      const texts = await parts.fetchFile(parts.textsUrl, cache);
      if (started !== worker) return;
      worker?.postMessage({ type: 'load-texts', texts } satisfies ToWorker, [texts]);
    } catch (error) {
      if (started === worker) missTexts(error);
    }
  }

  function missTexts(reason: unknown): void {
    console.error('The texts of the search could not be used.', reason);
    lacksTexts = true;
  }

  function receive(message: FromWorker): void {
    clearTimeout(timer);
    switch (message.type) {
      case 'ready':
        change({ phase: 'ready', hasTexts: false, ...message.options });
        break;
      case 'corrupt':
        fail('corrupt', message.reason);
        break;
      case 'texts-read':
        if (status.phase === 'ready') change({ ...status, hasTexts: true });
        break;
      case 'texts-corrupt':
        missTexts(message.reason);
        break;
      case 'answer':
        isRevived = false;
        waiting.get(message.id)?.(message.answer);
        waiting.delete(message.id);
    }
    if (waiting.size > 0) expectMessage(PATIENCE.toAnswer);
  }

  function startWorker(): SearchWorker {
    const started = parts.createWorker();
    started.addEventListener('message', ({ data }) => {
      if (started === worker) receive(data as FromWorker);
    });
    started.addEventListener('error', (event) => {
      if (started !== worker) return;
      // A script that did not arrive leaves an event without message.
      if (status.phase === 'ready') revive(event.message);
      else if (event.message) fail('corrupt', event.message);
      // Nor does one that ended for want of memory, but the files have.
      else fail(hasFiles ? 'exhausted' : 'unreachable', 'The worker ended without a word.');
    });
    return started;
  }

  async function start(cache: RequestCache): Promise<void> {
    const started = startWorker();
    worker = started;
    hasFiles = false;
    try {
      // The page fetches, not the worker, so that files and worker script travel at the same time.
      const [docs, index] = await Promise.all([
        parts.fetchFile(parts.docsUrl, cache),
        parts.fetchFile(parts.indexUrl, cache),
      ]);
      if (started !== worker) return;
      expectMessage(PATIENCE.toRead);
      started.postMessage({ type: 'load', docs, index } satisfies ToWorker, [docs, index]);
      hasFiles = true;
      // While those are read: where the connection is good, the first answer has its texts.
      void bringTexts('default');
    } catch (error) {
      if (started === worker) fail('unreachable', error);
    }
  }

  return {
    status: () => status,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    load: () => {
      // The files are cached for ever by their hash; a broken copy must not be read again.
      if (status.phase === 'ready' && lacksTexts) void bringTexts('reload');
      if (status.phase === 'loading' || status.phase === 'ready') return;
      isRevived = false;
      const cache = status.phase === 'failed' ? 'reload' : 'default';
      change({ phase: 'loading' });
      void start(cache);
    },
    ask: (question) =>
      new Promise((resolve) => {
        questions += 1;
        waiting.set(questions, resolve);
        expectMessage(PATIENCE.toAnswer);
        worker?.postMessage({ type: 'ask', id: questions, question } satisfies ToWorker);
      }),
  };
}

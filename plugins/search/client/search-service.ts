import type { SearchAnswer } from '../engine/types';
import type { FailureCause, FromWorker, SearchQuestion, ToWorker } from './messages';

/** Where the search stands; nothing is fetched while it is idle. */
export type SearchStatus =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly maxHits: number; readonly highlightResult: boolean }
  | { readonly phase: 'failed'; readonly cause: FailureCause };

/** The part of a `Worker` that the service uses. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** The search as the page sees it: one worker, loaded at most once however many ask. */
export interface SearchService {
  status(): SearchStatus;
  /** Calls back at each change of status; returns how to stop. */
  subscribe(onChange: () => void): () => void;
  /** Starts loading, or tries again after a failure; does nothing otherwise. */
  load(): void;
  /** Answers a question. Only to be called while ready; an answer lost to a failure never comes. */
  ask(question: SearchQuestion): Promise<SearchAnswer>;
}

/** What the service needs from its surroundings. */
export interface ServiceParts {
  /** Absolute addresses, or paths on this site, of the two files. */
  readonly docsUrl: string;
  readonly indexUrl: string;
  readonly createWorker: () => SearchWorker;
  readonly fetchFile: typeof fetch;
  /** Told when a file of the build could not be had. */
  readonly onUnreachable: () => void;
}

/** Creates the service, idle. */
export function createSearchService(parts: ServiceParts): SearchService {
  let status: SearchStatus = { phase: 'idle' };
  let worker: SearchWorker | undefined;
  let questions = 0;
  const listeners = new Set<() => void>();
  const waiting = new Map<number, (answer: SearchAnswer) => void>();

  function change(next: SearchStatus): void {
    status = next;
    for (const onChange of listeners) onChange();
  }

  function fail(cause: FailureCause, reason: unknown): void {
    console.error(`The search files could not be used (${cause}).`, reason);
    worker?.terminate();
    worker = undefined;
    waiting.clear();
    change({ phase: 'failed', cause });
    if (cause === 'unreachable') parts.onUnreachable();
  }

  function receive(message: FromWorker): void {
    if (message.type === 'ready') {
      change({ phase: 'ready', ...message.options });
      return;
    }
    if (message.type === 'corrupt') {
      fail('corrupt', message.reason);
      return;
    }
    waiting.get(message.id)?.(message.answer);
    waiting.delete(message.id);
  }

  /** The page fetches, not the worker, so that files and worker script travel at the same time. */
  async function fetchBytes(url: string, cache: RequestCache): Promise<ArrayBuffer> {
    const { fetchFile } = parts;
    const response = await fetchFile(url, { cache });
    if (!response.ok) throw new Error(`${url} answered ${response.status}; expected 200.`);
    return response.arrayBuffer();
  }

  function startWorker(): SearchWorker {
    const started = parts.createWorker();
    started.addEventListener('message', ({ data }) => {
      if (started === worker) receive(data as FromWorker);
    });
    started.addEventListener('error', (event) => {
      if (started !== worker) return;
      // A script that did not arrive leaves an event without message.
      fail(event.message ? 'corrupt' : 'unreachable', event.message || 'No worker script.');
    });
    return started;
  }

  async function start(cache: RequestCache): Promise<void> {
    const started = startWorker();
    worker = started;
    try {
      const [docs, index] = await Promise.all([
        fetchBytes(parts.docsUrl, cache),
        fetchBytes(parts.indexUrl, cache),
      ]);
      if (started !== worker) return;
      started.postMessage({ type: 'load', docs, index } satisfies ToWorker, [docs, index]);
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
      if (status.phase === 'loading' || status.phase === 'ready') return;
      // The files are cached for ever by their hash; a broken copy must not be read again.
      const cache = status.phase === 'failed' ? 'reload' : 'default';
      change({ phase: 'loading' });
      void start(cache);
    },
    ask: (question) =>
      new Promise((resolve) => {
        questions += 1;
        waiting.set(questions, resolve);
        worker?.postMessage({ type: 'ask', id: questions, question } satisfies ToWorker);
      }),
  };
}

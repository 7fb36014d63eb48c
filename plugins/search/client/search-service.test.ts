import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer } from '../engine/types';
import type { Call, CallEnd } from './search.worker';
import { SearchService, type ServiceParts } from './search-service';
import type { SearchWorker } from './worker-calls';

const answer: SearchAnswer = {
  box: undefined,
  hits: [],
  total: 0,
  ...{ unused: [], meant: undefined, suggestions: [] },
  terms: ['caja'],
  isWhole: false,
};
const options = { maxHits: 8, highlightResult: true };

/** A worker whose side of the conversation the test speaks. */
class FakeWorker {
  readonly received: Call[] = [];
  readonly terminate = vi.fn();
  private readonly listeners = new Map<string, (event: object) => void>();

  postMessage(message: Call): void {
    this.received.push(message);
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.listeners.set(type, listener);
  }

  /** Ends a call of a function, the last one unless told otherwise. */
  say(name: Call['name'], end: Omit<CallEnd, 'id'> = {}, id = this.last(name)): void {
    this.listeners.get('message')?.({ data: { id, ...end } });
  }

  private last(name: Call['name']): number {
    return this.received.findLast((call) => call.name === name)?.id ?? 0;
  }

  break(message?: string): void {
    this.listeners.get('error')?.({ message });
  }
}

let workers: FakeWorker[];
let onUnreachable: ReturnType<typeof vi.fn<() => void>>;
let fetchFile: ReturnType<typeof vi.fn<ServiceParts['fetchFile']>>;
let service: SearchService;

beforeEach(() => {
  // What is still waited for would be told of within another test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  workers = [];
  onUnreachable = vi.fn<() => void>();
  fetchFile = vi.fn<ServiceParts['fetchFile']>(async () => new ArrayBuffer(2));
  service = new SearchService({
    fileAddresses: () => ['/docs.json', '/index.json', '/texts.json'],
    fetchFile,
    onUnreachable,
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as SearchWorker;
    },
  });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function lastWorker(): FakeWorker {
  const worker = workers.at(-1);
  if (!worker) throw new Error('No worker was created.');
  return worker;
}

function askedFor(): string[] {
  return fetchFile.mock.calls.map(([url]) => url);
}

/** A worker has got what finds pages, and what is shown of them. */
function haveFiles(worker: FakeWorker): Promise<void> {
  return vi.waitFor(() => expect(worker.received).toHaveLength(2));
}

function becomes(status: object): Promise<void> {
  return vi.waitFor(() => expect(service.status()).toMatchObject(status));
}

/** The newest worker reads its files. */
async function getReady(): Promise<FakeWorker> {
  const worker = lastWorker();
  await haveFiles(worker);
  worker.say('load', { value: options });
  await becomes({ phase: 'ready', hasTexts: false });
  return worker;
}

function loadUntilReady(): Promise<FakeWorker> {
  service.load();
  return getReady();
}

it('R-BUS-01 fetches nothing and starts no worker before it is asked to', () => {
  expect(service.status()).toEqual({ phase: 'idle' });
  expect(workers).toEqual([]);
  expect(fetchFile).not.toHaveBeenCalled();
});

it('fetches each file once, however often it is asked, the texts last, and gives them to the worker', async () => {
  const phases: string[] = [];
  service.subscribe(() => phases.push(service.status().phase));
  service.load();
  const worker = await loadUntilReady();
  service.load();
  expect(askedFor()).toEqual(['/docs.json', '/index.json', '/texts.json']);
  expect(worker.received.map(({ name }) => name)).toEqual(['load', 'loadTexts']);
  worker.say('loadTexts');
  await becomes({ phase: 'ready', hasTexts: true, maxHits: 8 });
  expect(phases).toEqual(['loading', 'ready', 'ready']);
});

it.each<[string, cause: string, (worker: FakeWorker) => void]>([
  ['cannot read a file', 'corrupt', (worker) => worker.say('load', { reason: 'JSON' })],
  ['breaks', 'corrupt', (worker) => worker.break('Uncaught TypeError')],
  ['ends without a word, for want of memory', 'exhausted', (worker) => worker.break()],
])('tells why it failed: a worker that %s is %s', async (_name, cause, fail) => {
  service.load();
  await haveFiles(lastWorker());
  fail(lastWorker());
  await becomes({ phase: 'failed', cause });
  expect(console.error).toHaveBeenCalledOnce();
  expect(onUnreachable).not.toHaveBeenCalled();
});

it('tells of a script of the worker that does not arrive', async () => {
  service.load();
  lastWorker().break();
  await becomes({ phase: 'failed', cause: 'unreachable' });
});

it('tells of a file that cannot be had, and tries again, past the cache, with a new worker', async () => {
  fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  service.load();
  await becomes({ phase: 'failed', cause: 'unreachable' });
  const [broken] = workers;
  expect(broken?.terminate).toHaveBeenCalled();
  expect(onUnreachable).toHaveBeenCalledOnce();
  await loadUntilReady();
  broken?.break('too late to matter');
  await Promise.resolve();
  expect(service.status().phase).toBe('ready');
  expect(workers).toHaveLength(2);
  expect(fetchFile).toHaveBeenCalledWith('/index.json', 'reload');
});

it('gives each question the answer that names it', async () => {
  const worker = await loadUntilReady();
  const asked = [service.ask({ text: 'caja' }), service.ask({ text: 'kardex' })];
  for (const { id, given } of worker.received.slice(2).reverse()) {
    const [{ text }] = given as [{ text: string }];
    worker.say('query', { value: { ...answer, terms: [text] } }, id);
  }
  expect((await Promise.all(asked)).map(({ terms }) => terms)).toEqual([['caja'], ['kardex']]);
});

it.each<[string, () => Promise<unknown>]>([
  ['cannot be had', () => vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce())],
  ['cannot be read', async () => lastWorker().say('loadTexts', { reason: 'Unexpected end' })],
])(
  'texts that %s leave the search as it is, and are tried again past the cache',
  async (what, miss) => {
    if (what === 'cannot be had') {
      fetchFile.mockImplementation(async (url, cache) => {
        if (url === '/texts.json' && cache !== 'reload') throw new TypeError('Failed to fetch');
        return new ArrayBuffer(2);
      });
    }
    service.load();
    const worker = lastWorker();
    await vi.waitFor(() => expect(askedFor()).toHaveLength(3));
    worker.say('load', { value: options });
    await miss();
    await becomes({ phase: 'ready', hasTexts: false });
    const received = worker.received.length;
    service.load();
    service.load();
    await vi.waitFor(() => expect(worker.received).toHaveLength(received + 1));
    expect(fetchFile).toHaveBeenLastCalledWith('/texts.json', 'reload');
    expect(fetchFile).toHaveBeenCalledTimes(4);
  },
);

describe('a worker that dies once it was ready', () => {
  it.each<[string, (worker: FakeWorker) => void]>([
    ['with an error', (worker) => worker.break('Out of memory')],
    ['without a word', () => vi.advanceTimersByTime(5_000)],
  ])('%s is started again, and then answers', async (_name, die) => {
    const dead = await loadUntilReady();
    void service.ask({ text: 'caja' });
    die(dead);
    await becomes({ phase: 'loading' });
    expect(dead.terminate).toHaveBeenCalled();
    const next = await getReady();
    expect(next).not.toBe(dead);
    const again = service.ask({ text: 'caja' });
    next.say('query', { value: answer });
    expect((await again).terms).toEqual(['caja']);
    vi.advanceTimersByTime(4_000);
    expect(service.status().phase).toBe('ready');
  });

  it('is not started a third time without an answer in between', async () => {
    (await loadUntilReady()).break('Out of memory');
    await becomes({ phase: 'loading' });
    (await getReady()).break('Out of memory');
    await becomes({ phase: 'failed', cause: 'corrupt' });
    expect(workers).toHaveLength(2);
  });
});

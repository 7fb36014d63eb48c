import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer } from '../engine/types';
import { SearchService, type SearchWorker, type ServiceParts } from './search-service';
import type { FromWorker, ToWorker } from './worker-messages';

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
  readonly received: ToWorker[] = [];
  readonly terminate = vi.fn();
  private readonly listeners = new Map<string, (event: object) => void>();

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.listeners.set(type, listener);
  }

  say(message: FromWorker): void {
    this.listeners.get('message')?.({ data: message });
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
  // The service is never ended, and what it still waits for would be told of within another test.
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

async function loadUntilReady(): Promise<FakeWorker> {
  service.load();
  const worker = lastWorker();
  await haveFiles(worker);
  worker.say({ type: 'ready', options });
  return worker;
}

/** A worker has got what finds pages, and what is shown of them. */
function haveFiles(worker: FakeWorker): Promise<void> {
  return vi.waitFor(() => expect(worker.received).toHaveLength(2));
}

it('R-BUS-01 fetches nothing and starts no worker before it is asked to', () => {
  expect(service.status()).toEqual({ phase: 'idle' });
  expect(workers).toEqual([]);
  expect(fetchFile).not.toHaveBeenCalled();
});

it('fetches each file once, however often it is asked, and gives them to the worker', async () => {
  const phases: string[] = [];
  service.subscribe(() => phases.push(service.status().phase));
  service.load();
  const worker = await loadUntilReady();
  service.load();
  expect(askedFor()).toEqual(['/docs.json', '/index.json', '/texts.json']);
  expect(workers).toHaveLength(1);
  expect(worker.received[0]).toMatchObject({ type: 'load' });
  expect(phases).toEqual(['loading', 'ready']);
});

const failures: [string, cause: string, (worker: FakeWorker) => void][] = [
  ['cannot read a file', 'corrupt', (worker) => worker.say({ type: 'corrupt', reason: 'JSON' })],
  ['breaks', 'corrupt', (worker) => worker.break('Uncaught TypeError')],
  ['ends without a word, for want of memory', 'exhausted', (worker) => worker.break()],
];

it.each(failures)('tells why it failed: a worker that %s is %s', async (_name, cause, fail) => {
  service.load();
  await haveFiles(lastWorker());
  fail(lastWorker());
  expect(service.status()).toEqual({ phase: 'failed', cause });
  expect(console.error).toHaveBeenCalledOnce();
  expect(onUnreachable).not.toHaveBeenCalled();
});

it('tells of a script of the worker that does not arrive', () => {
  service.load();
  lastWorker().break();
  expect(service.status()).toEqual({ phase: 'failed', cause: 'unreachable' });
});

it('tells of a file that cannot be had, and tries again, past the cache, with a new worker', async () => {
  fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  service.load();
  await vi.waitFor(() =>
    expect(service.status()).toEqual({ phase: 'failed', cause: 'unreachable' }),
  );
  const [broken] = workers;
  expect(broken?.terminate).toHaveBeenCalled();
  expect(onUnreachable).toHaveBeenCalledOnce();
  await loadUntilReady();
  broken?.say({ type: 'corrupt', reason: 'too late to matter' });
  expect(service.status().phase).toBe('ready');
  expect(workers).toHaveLength(2);
  expect(fetchFile).toHaveBeenCalledWith('/index.json', 'reload');
});

it('gives each question the answer that names it, in whatever order answers come', async () => {
  const worker = await loadUntilReady();
  const first = service.ask({ text: 'caja' });
  const second = service.ask({ text: 'kardex', section: 'delfin' });
  expect(worker.received.slice(2)).toEqual([
    { type: 'ask', id: 1, question: { text: 'caja' } },
    { type: 'ask', id: 2, question: { text: 'kardex', section: 'delfin' } },
  ]);
  worker.say({ type: 'answer', id: 2, answer: { ...answer, terms: ['kardex'] } });
  worker.say({ type: 'answer', id: 1, answer });
  expect((await first).terms).toEqual(['caja']);
  expect((await second).terms).toEqual(['kardex']);
});

describe('texts', () => {
  it('are fetched after what finds them, and tell when they are read', async () => {
    let arrive = (_file: ArrayBuffer): void => {};
    fetchFile.mockImplementation(
      (url) =>
        new Promise((resolve) => {
          if (url === '/index.json') arrive = resolve;
          else resolve(new ArrayBuffer(2));
        }),
    );
    service.load();
    expect(askedFor()).toEqual(['/docs.json', '/index.json']);
    arrive(new ArrayBuffer(2));
    const worker = lastWorker();
    await haveFiles(worker);
    expect(fetchFile).toHaveBeenLastCalledWith('/texts.json', 'default');
    expect(worker.received.map(({ type }) => type)).toEqual(['load', 'load-texts']);
    worker.say({ type: 'ready', options });
    worker.say({ type: 'texts-read' });
    expect(service.status()).toMatchObject({ phase: 'ready', hasTexts: true });
  });

  it('that cannot be had leave the search as it is, and are tried again when it is loaded', async () => {
    fetchFile.mockImplementation(async (url) => {
      if (url === '/texts.json') throw new TypeError('Failed to fetch');
      return new ArrayBuffer(2);
    });
    service.load();
    const worker = lastWorker();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
    worker.say({ type: 'ready', options });
    expect(service.status()).toMatchObject({ phase: 'ready', hasTexts: false });
    fetchFile.mockResolvedValue(new ArrayBuffer(2));
    service.load();
    service.load();
    await haveFiles(worker);
    expect(fetchFile).toHaveBeenLastCalledWith('/texts.json', 'reload');
    expect(fetchFile).toHaveBeenCalledTimes(4);
  });

  it('that cannot be read are tried again past the cache', async () => {
    const worker = await loadUntilReady();
    worker.say({ type: 'texts-corrupt', reason: 'Unexpected end of JSON input' });
    service.load();
    await vi.waitFor(() => expect(worker.received).toHaveLength(3));
    expect(fetchFile).toHaveBeenLastCalledWith('/texts.json', 'reload');
  });

  it('do not keep a question from being given up', async () => {
    const worker = await loadUntilReady();
    void service.ask({ text: 'caja' });
    worker.say({ type: 'texts-read' });
    vi.advanceTimersByTime(5_000);
    expect(worker.terminate).toHaveBeenCalled();
  });
});

describe('a worker that dies once it was ready', () => {
  const deaths: [string, (worker: FakeWorker) => void][] = [
    ['with an error', (worker) => worker.break('Out of memory')],
    ['without a word', () => vi.advanceTimersByTime(5_000)],
  ];

  it.each(deaths)('%s is started again, and then answers', async (_name, die) => {
    const dead = await loadUntilReady();
    void service.ask({ text: 'caja' });
    die(dead);
    expect(dead.terminate).toHaveBeenCalled();
    expect(service.status().phase).toBe('loading');
    const next = lastWorker();
    expect(next).not.toBe(dead);
    await haveFiles(next);
    next.say({ type: 'ready', options });
    const again = service.ask({ text: 'caja' });
    next.say({ type: 'answer', id: 2, answer });
    expect((await again).terms).toEqual(['caja']);
    vi.advanceTimersByTime(60_000);
    expect(service.status().phase).toBe('ready');
  });

  it('is not started a third time without an answer in between', async () => {
    (await loadUntilReady()).break('Out of memory');
    const next = lastWorker();
    await haveFiles(next);
    next.say({ type: 'ready', options });
    next.break('Out of memory');
    expect(service.status()).toEqual({ phase: 'failed', cause: 'corrupt' });
    expect(workers).toHaveLength(2);
  });
});

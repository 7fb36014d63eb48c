import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchAnswer } from '../engine/types';
import {
  type SearchService,
  type SearchWorker,
  type ServiceParts,
  WorkerSearch,
} from './search-service';
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
  service = new WorkerSearch({
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

describe('loading', () => {
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
    expect(fetchFile.mock.calls.map(([url]) => url)).toEqual([
      '/docs.json',
      '/index.json',
      '/texts.json',
    ]);
    expect(workers).toHaveLength(1);
    expect(worker.received[0]).toMatchObject({ type: 'load' });
    expect(phases).toEqual(['loading', 'ready']);
  });
});

describe('failures', () => {
  it('are told apart when a file cannot be had', async () => {
    fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
    service.load();
    await vi.waitFor(() =>
      expect(service.status()).toEqual({ phase: 'failed', cause: 'unreachable' }),
    );
    expect(lastWorker().terminate).toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledOnce();
    expect(onUnreachable).toHaveBeenCalledOnce();
  });

  it('are told apart when the worker cannot read a file', async () => {
    service.load();
    lastWorker().say({ type: 'corrupt', reason: 'Unexpected end of JSON input' });
    expect(service.status()).toEqual({ phase: 'failed', cause: 'corrupt' });
    expect(onUnreachable).not.toHaveBeenCalled();
    expect(console.error).toHaveBeenCalledOnce();
  });

  it.each([
    ['its script does not arrive', undefined, 'unreachable'],
    ['it breaks', 'Uncaught TypeError', 'corrupt'],
  ])('are told apart when the worker fails because %s', (_name, message, cause) => {
    service.load();
    lastWorker().break(message);
    expect(service.status()).toEqual({ phase: 'failed', cause });
  });

  it('are told from want of memory, for which a worker ends with its files and without a word', async () => {
    service.load();
    await haveFiles(lastWorker());
    lastWorker().break();
    expect(service.status()).toEqual({ phase: 'failed', cause: 'exhausted' });
  });

  it('can be tried again, past the cache, with a new worker', async () => {
    fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    service.load();
    await vi.waitFor(() => expect(service.status().phase).toBe('failed'));
    const [broken] = workers;
    await loadUntilReady();
    broken?.say({ type: 'corrupt', reason: 'too late to matter' });
    expect(service.status().phase).toBe('ready');
    expect(workers).toHaveLength(2);
    expect(fetchFile).toHaveBeenCalledWith('/index.json', 'reload');
  });
});

describe('questions', () => {
  it('get the answer that names them, in whatever order answers come', async () => {
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
    expect(fetchFile.mock.calls.map(([url]) => url)).toEqual(['/docs.json', '/index.json']);
    arrive(new ArrayBuffer(2));
    await vi.waitFor(() => expect(lastWorker().received).toHaveLength(2));
    expect(fetchFile).toHaveBeenLastCalledWith('/texts.json', 'default');
    expect(lastWorker().received.map(({ type }) => type)).toEqual(['load', 'load-texts']);
    lastWorker().say({ type: 'ready', options });
    lastWorker().say({ type: 'texts-read' });
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
    expect(service.status().phase).toBe('ready');
    fetchFile.mockResolvedValue(new ArrayBuffer(2));
    service.load();
    service.load();
    await vi.waitFor(() => expect(worker.received).toHaveLength(2));
    expect(fetchFile).toHaveBeenLastCalledWith('/texts.json', 'reload');
    expect(fetchFile).toHaveBeenCalledTimes(4);
  });

  it('that cannot be read are tried again past the cache', async () => {
    const worker = await loadUntilReady();
    worker.say({ type: 'texts-corrupt', reason: 'Unexpected end of JSON input' });
    expect(service.status()).toMatchObject({ phase: 'ready', hasTexts: false });
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

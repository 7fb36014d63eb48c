import { afterEach, expect, it, vi } from 'vitest';
import { fetchWhole } from './fetch-whole';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Has `fetch` answer with a body that the test writes, and end as the browser does when it is aborted. */
function slowAnswer(headers?: HeadersInit): ReadableStreamDefaultController<Uint8Array> {
  let body!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller;
    },
  });
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => body.error(signal.reason));
    return new Response(stream, { headers });
  });
  return body;
}

it('reads a file however long it takes, as long as something comes', async () => {
  vi.useFakeTimers();
  const body = slowAnswer({ 'content-type': 'application/json', 'content-encoding': 'br' });
  const file = fetchWhole('/a.json');
  for (const letter of 'caja') {
    await vi.advanceTimersByTimeAsync(9_000);
    body.enqueue(new TextEncoder().encode(letter));
  }
  body.close();
  vi.useRealTimers();
  const answer = await file;
  expect(await answer.text()).toBe('caja');
  expect([...answer.headers]).toEqual([['content-type', 'application/json']]);
});

it('gives a file up that falls silent', async () => {
  vi.useFakeTimers();
  const body = slowAnswer();
  const failure = expect(fetchWhole('/a.json')).rejects.toThrow('brought nothing for 10000 ms.');
  body.enqueue(new Uint8Array(1));
  await vi.advanceTimersByTimeAsync(11_000);
  await failure;
});

it('ends when it is called off', async () => {
  slowAnswer();
  const reader = new AbortController();
  const file = fetchWhole('/a.json', { signal: reader.signal });
  reader.abort();
  await expect(file).rejects.toThrow('aborted');
});

it('gives an answer back that is not the file', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect((await fetchWhole('/a.json')).status).toBe(404);
});

import { afterEach, expect, it, vi } from 'vitest';
import { fetchBytes } from './fetch-bytes';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Has `fetch` answer with a body that the test writes, and end as the browser does when it is aborted. */
function slowAnswer(): ReadableStreamDefaultController<Uint8Array> {
  let body!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      body = controller;
    },
  });
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => body.error(signal.reason));
    return new Response(stream);
  });
  return body;
}

it('reads a file however long it takes, as long as something comes', async () => {
  vi.useFakeTimers();
  const body = slowAnswer();
  const file = fetchBytes('/a.json', 'default');
  for (const letter of 'caja') {
    await vi.advanceTimersByTimeAsync(9_000);
    body.enqueue(new TextEncoder().encode(letter));
  }
  body.close();
  vi.useRealTimers();
  expect(new TextDecoder().decode(await file)).toBe('caja');
});

it('gives a file up that falls silent', async () => {
  vi.useFakeTimers();
  const body = slowAnswer();
  const file = fetchBytes('/a.json', 'default');
  const failure = expect(file).rejects.toThrow('/a.json brought nothing for 10000 ms.');
  body.enqueue(new Uint8Array(1));
  await vi.advanceTimersByTimeAsync(11_000);
  await failure;
});

it('takes no other answer for the file', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(fetchBytes('/a.json', 'default')).rejects.toThrow('answered 404; expected 200');
});

import { afterEach, expect, it, vi } from 'vitest';
import { isReachable } from './is-reachable';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that never answers; what is asked of it ends as in the browser when it is aborted. */
function silentServer(): void {
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
}

function keep(address: string): void {
  vi.stubGlobal('caches', {
    match: async (asked: string) => (asked === address ? new Response() : undefined),
  });
}

it.each([200, 404, 503])('takes the answer of a server, be it %d', async (status) => {
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  expect(await isReachable('/b')).toBe(true);
});

it('asks the server past the cache of the browser', async () => {
  const ask = vi.fn(async (_address: string, _init: RequestInit) => new Response());
  vi.stubGlobal('fetch', ask);
  await isReachable('/b');
  expect(ask).toHaveBeenCalledExactlyOnceWith('/b', expect.objectContaining({ cache: 'no-store' }));
});

it('opens a copy where there is no server', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  keep('/b');
  expect(await isReachable('/b')).toBe(true);
  expect(await isReachable('/c')).toBe(false);
});

it('has nothing to open where there is neither server nor caches', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isReachable('/b')).toBe(false);
});

it('gives up a server that does not answer within 8 s', async () => {
  vi.useFakeTimers();
  silentServer();
  const settled = vi.fn();
  const answer = isReachable('/b').finally(settled);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toBe(false);
});

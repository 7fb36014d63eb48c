import { afterEach, expect, it, vi } from 'vitest';
import { fetchBytes } from './fetch-bytes';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reads a file', async () => {
  vi.stubGlobal('fetch', async () => new Response('caja'));
  expect(new TextDecoder().decode(await fetchBytes('/a.json', 'default'))).toBe('caja');
});

it('takes no other answer for the file', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(fetchBytes('/a.json', 'default')).rejects.toThrow('answered 404; expected 200');
});

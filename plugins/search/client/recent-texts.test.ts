import { beforeEach, expect, it, vi } from 'vitest';
import { recentPages, recentSearches } from './recent-texts';

const stored = vi.hoisted(() => new Map<string, string>());

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string, { persistence = 'localStorage' } = {}) => {
    const place = `${persistence} ${key}`;
    return {
      get: () => stored.get(place) ?? null,
      set: (value: string) => stored.set(place, value),
      del: () => stored.delete(place),
    };
  },
}));

beforeEach(() => stored.clear());

it.each([
  ['the newest first, a repeated one once', ['caja', 'kardex', 'CAJA'], ['CAJA', 'kardex']],
  ['no more than five', ['a', 'b', 'c', 'd', 'e', 'f'], ['f', 'e', 'd', 'c', 'b']],
])('keeps %s', (_, texts, kept) => {
  for (const text of texts) recentSearches.add(text);
  expect(recentSearches.newest()).toEqual(kept);
  recentSearches.forget();
  expect(recentSearches.newest()).toEqual([]);
});

it('has five pages beside the one being read, each once by its address', () => {
  for (const page of ['/a A', '/b B', '/c C', '/d D', '/e E', '/f F', '/a Otro']) {
    recentPages.add(page);
  }
  expect(recentPages.newest('/f')).toEqual(['/a Otro', '/e E', '/d D', '/c C', '/b B']);
});

it('keeps them beyond the tab only for who has said a job other than the till', () => {
  const places = () => [...stored.keys()].filter((place) => place.endsWith('paginas'));
  recentPages.add('/a A');
  expect(places()).toEqual(['sessionStorage ultimas-paginas']);
  stored.set('localStorage rol', 'contador');
  recentPages.add('/b B');
  expect(places()).toEqual(['localStorage ultimas-paginas']);
  stored.set('localStorage rol', 'cajero');
  recentPages.add('/c C');
  expect(places()).toEqual(['sessionStorage ultimas-paginas']);
});

import { expect, it, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';

const storage = vi.hoisted(() => ({ value: null as string | null }));

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({
    get: () => storage.value,
    set: (value: string) => {
      storage.value = value;
    },
    del: () => {
      storage.value = null;
    },
  }),
}));

function afterSearches(...queries: string[]): string[] {
  forgetSearches();
  for (const query of queries) rememberSearch(query);
  return recentSearches();
}

it.each([
  ['the newest first, without the spaces around it', ['kardex', ' caja '], ['caja', 'kardex']],
  ['a repeated one once, as last written', ['caja', 'kardex', 'CAJA'], ['CAJA', 'kardex']],
  ['no more than five', ['a', 'b', 'c', 'd', 'e', 'f'], ['f', 'e', 'd', 'c', 'b']],
  ['none for nothing', ['kardex', '  '], ['kardex']],
])('keeps %s', (_, queries, kept) => {
  expect(afterSearches(...queries)).toEqual(kept);
});

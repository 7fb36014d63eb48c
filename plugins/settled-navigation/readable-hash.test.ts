import type { Location } from 'history';
import { expect, it } from 'vitest';
import { withReadableHash } from './readable-hash';

function at(hash: string): Location {
  return { pathname: '/a', search: '', hash, state: undefined };
}

it.each(['', '#caja', '#a%C3%B1o', '#100%25'])('leaves %s as it is', (hash) => {
  const location = at(hash);
  expect(withReadableHash(location)).toBe(location);
});

it.each(['#50%', '#%E0%A4%A', '#%'])('writes %s so that decoding gives it back', (hash) => {
  expect(`#${decodeURIComponent(withReadableHash(at(hash)).hash.slice(1))}`).toBe(hash);
});

import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetKeptWords, keepWords, withKeptWords } from './kept-words';

let entry: unknown;

function keptWords(): string | undefined {
  let kept: string | undefined;
  withKeptWords((words) => {
    kept = words;
  });
  return kept;
}

beforeEach(() => {
  vi.stubGlobal('history', {
    get state() {
      return entry;
    },
    replaceState(state: unknown) {
      entry = state;
    },
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
});

it('keeps what was typed beside the rest of the entry, until it is forgotten', () => {
  entry = { key: 'a', state: { otra: 1 } };
  keepWords('factura');
  expect(keptWords()).toBe('factura');
  expect(entry).toEqual({ key: 'a', state: { otra: 1, typedWords: 'factura' } });
  forgetKeptWords();
  expect(entry).toEqual({ key: 'a', state: { otra: 1 } });
  expect(keptWords()).toBeUndefined();
});

it.each([null, 'x', {}, { state: 'x' }])('finds none in %j, and leaves it', (of) => {
  entry = of;
  expect(keptWords()).toBeUndefined();
  forgetKeptWords();
  expect(entry).toBe(of);
});

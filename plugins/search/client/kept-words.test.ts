import { beforeEach, expect, it, vi } from 'vitest';
import { takeKeptWords } from './kept-words';

let entry: unknown;

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

it('takes what was typed out of the entry, and leaves the rest', () => {
  entry = { key: 'a', state: { typedWords: 'factura', otra: 1 } };
  expect(takeKeptWords()).toBe('factura');
  expect(entry).toEqual({ key: 'a', state: { otra: 1 } });
  expect(takeKeptWords()).toBeUndefined();
});

it('tells a search that was open without words from none', () => {
  entry = { state: { typedWords: '' } };
  expect(takeKeptWords()).toBe('');
  expect(entry).toEqual({ state: undefined });
});

it.each([null, {}, { state: undefined }, { state: { typedWords: 5 } }])(
  'finds none in %j',
  (of) => {
    entry = of;
    expect(takeKeptWords()).toBeUndefined();
    expect(entry).toBe(of);
  },
);

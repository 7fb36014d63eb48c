import { expect, test } from 'vitest';
import { parsePages, withPages } from './page-list';

test.each([
  ['["a","b"]', ['a', 'b']],
  ['["a",1,null]', ['a']],
  ['{"a":true}', []],
  ['broken', []],
  [null, []],
])('%j holds the pages %j', (stored, pages) => {
  expect([...parsePages(stored)]).toEqual(pages);
});

test('pages are added and taken out without touching the others', () => {
  const pages = new Set(['a', 'b']);
  expect([...withPages(pages, ['c', 'a'], true)]).toEqual(['a', 'b', 'c']);
  expect([...withPages(pages, ['b', 'c'], false)]).toEqual(['a']);
  expect([...pages]).toEqual(['a', 'b']);
});

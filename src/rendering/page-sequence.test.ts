import path from 'node:path';
import { expect, test } from 'vitest';
import { loadFacts } from '../facts/load-facts';
import { paginationOf } from './page-sequence';

const facts = loadFacts(path.resolve('data'));
const docsDir = path.resolve('docs');
const none = { pagination_prev: null, pagination_next: null };

function pagination(routePath: string) {
  return paginationOf(path.join(docsDir, routePath, 'index.mdx'), facts, docsDir);
}

test('only the steps of a sequence lead to the pages beside them, and the last to none after it', () => {
  expect(pagination('mobile/pasos-iniciales/terminal')).toEqual({});
  expect(pagination('delfin/archivos/maestros/barrios')).toEqual(none);
  expect(pagination('delfin/pasos-iniciales')).toEqual(none);
  const last = facts.routes.get('mobile/pasos-iniciales')?.children.at(-1) ?? '';
  expect(pagination(last)).toEqual({ pagination_next: null });
});

test('a page of a path by role has the next page of that alone', () => {
  expect(pagination('delfin/pasos-iniciales/vender')).toEqual(none);
});

test('files outside the documentation keep what they have', () => {
  expect(paginationOf(path.resolve('blog/2026-01-01-x.mdx'), facts, docsDir)).toEqual({});
});

import { expect, it } from 'vitest';
import { docChunks } from './doc-chunk';

const entry = (name: string, part: string) =>
  `"${name}": [() => import(/* webpackChunkName: "${name}" */ "@theme/${part}"), "@theme/${part}"],\n`;

it('finds the two chunks that every page of the docs takes', () => {
  const registry = [
    entry('11111111', 'DocItem'),
    entry('a2222222', 'DocRoot'),
    entry('33333333', 'DocsRoot'),
  ].join('');
  expect(docChunks(registry, 'registry.js')).toEqual(['11111111', 'a2222222']);
});

it('stops when the framework names them otherwise', () => {
  expect(() => docChunks(entry('11111111', 'DocItem'), 'registry.js')).toThrow(
    /registry\.js.*found 1 times.*«doc-chunk»/s,
  );
});

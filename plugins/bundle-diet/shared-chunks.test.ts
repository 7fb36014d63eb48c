import { expect, it } from 'vitest';
import { sharedBy } from './chunk-address';
import { sharedChunkName } from './shared-chunk-name';

it('names what some chunks share after them, in whatever order they come', () => {
  const [one, other, third] = [{ name: 'p1' }, { name: 'p2' }, { name: 'p3' }];
  const name = sharedChunkName(undefined, [one, other]);
  expect(name).toMatch(/^s[0-9a-f]{4}$/);
  expect(sharedChunkName(undefined, [other, one])).toBe(name);
  expect(sharedChunkName(undefined, [one, third])).not.toBe(name);
});

it('tells what chunks share with others', () => {
  const code = { name: sharedChunkName(undefined, [{ name: 'p1' }, { name: 'p2' }]) };
  const groups = new Map([
    ['p1', { chunks: [{ name: 'p1' }, code] }],
    ['p2', { chunks: [code, { name: 'p2' }, { name: undefined }] }],
    ['p3', { chunks: [{ name: 'p3' }] }],
  ]);
  expect(sharedBy(groups)).toEqual({ p1: [code.name], p2: [code.name] });
});

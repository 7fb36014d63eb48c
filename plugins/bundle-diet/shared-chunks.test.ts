import { expect, it } from 'vitest';
import { sharedChunks } from './chunk-address';
import { sharedChunkName } from './shared-chunk-name';

it('names what some chunks share after them, in whatever order they come', () => {
  const [one, other, third] = [{ name: 'p1' }, { name: 'p2' }, { name: 'p3' }];
  const name = sharedChunkName(undefined, [one, other]);
  expect(name).toMatch(/^s[0-9a-f]{4}$/);
  expect(sharedChunkName(undefined, [other, one])).toBe(name);
  expect(sharedChunkName(undefined, [one, third])).not.toBe(name);
});

it('tells what pages and other chunks share', () => {
  const code = { name: sharedChunkName(undefined, [{ name: 'p1' }, { name: 'p10' }]) };
  const groups = new Map([
    ['p1', { chunks: [{ name: 'p1' }, code] }],
    ['p3', { chunks: [code, { name: 'p3' }, { name: undefined }] }],
    ['p4', { chunks: [{ name: 'p4' }] }],
    ['0058b4c6', { chunks: [{ name: '0058b4c6' }, code] }],
  ]);
  expect(sharedChunks(groups)).toEqual({
    byPages: { [code.name]: '0101' },
    byOthers: { '0058b4c6': [code.name] },
  });
});

import { expect, it } from 'vitest';
import { neededChunks } from './chunk-address';

it('tells what pages share with others, and what the bundler emptied into that', () => {
  const shared = { name: 's683b' };
  const groups = new Map([
    ['p1', { chunks: [{ name: 'p1' }, shared] }],
    ['p2', { chunks: [{ name: 'p2' }, { name: 'styles' }, { name: undefined }] }],
    ['01a85c17', { chunks: [shared] }],
  ]);
  expect(neededChunks(groups)).toEqual({ p1: ['p1', 's683b'], '01a85c17': ['s683b'] });
});

import { expect, it } from 'vitest';
import { parseProcessTable, treeMemory } from './process-tree';

const TABLE = `
    1     0  1000
   20     1   500
   21    20    30
   22    21     4
   30     1  9999
`;

it('adds the memory of a process, its children and theirs, and of no other', () => {
  expect(treeMemory(parseProcessTable(TABLE), 20)).toBe(534);
});

it('is zero for a process that has ended', () => {
  expect(treeMemory(parseProcessTable(TABLE), 77)).toBe(0);
});

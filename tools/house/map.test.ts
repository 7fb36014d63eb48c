import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Folders whose own folders are rooms. */
const FLOORS = ['src', 'plugins', 'tests'];

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.posix.join(folder, entry.name));
}

const [, map = ''] = readFileSync('README.md', 'utf8').split('## Map of the house');
const inMap = (map.split(/\n## /)[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)\/`/g)])
  .map(([, folder = '']) => folder);

it('names no folder that is not there', () => {
  expect(inMap.filter((folder) => !existsSync(folder))).toEqual([]);
});

it('has a row for every folder', () => {
  const written = new Set([
    'node_modules',
    'build',
    'deploy',
    'manuales',
    'shots',
    'coverage',
    'test-results',
  ]);
  const rooms = [
    ...foldersIn('.').filter((folder) => !FLOORS.includes(folder) && !written.has(folder)),
    ...FLOORS.flatMap(foldersIn),
  ];
  expect(rooms.filter((room) => !inMap.includes(room))).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What commands write beside the sources. */
const WRITTEN = [
  'node_modules',
  'build',
  'deploy',
  'manuales',
  'shots',
  'coverage',
  'test-results',
];

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => path.posix.join(folder, entry.name));
}

/** Folders in the first column of the tables of a text. */
function foldersNamed(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)\/`/g)])
    .map(([, folder = '']) => folder);
}

const [, map = ''] = readFileSync('README.md', 'utf8').split('## Map of the house');
const rooms = foldersNamed(map.split(/\n## /)[0] ?? '');

it('names no folder that is not there', () => {
  expect(rooms.filter((folder) => !existsSync(folder))).toEqual([]);
});

it('has a row for every folder, and that of the plugins one for each', () => {
  const all = [...foldersIn('.'), ...foldersIn('src')].filter(
    (folder) => folder !== 'src' && !WRITTEN.includes(folder),
  );
  expect(all.filter((folder) => !rooms.includes(folder))).toEqual([]);
  const plugins = foldersNamed(readFileSync('plugins/README.md', 'utf8'));
  expect(plugins.map((name) => `plugins/${name}`).sort()).toEqual(foldersIn('plugins').sort());
});

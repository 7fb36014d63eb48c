import { readdirSync, readFileSync, renameSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inScratchFolder } from '../../tests/support/scratch-folder';
import { writeFiles } from '../../tests/support/write-files';
import { SETTINGS } from '../../tools/build-site';
import { sourceFingerprint } from './source-fingerprint';

inScratchFolder('fingerprint');

const sources = { 'docs/delfin.mdx': 'Delfín', 'package-lock.json': '{}' };

it.each([
  ['changes when a page is edited', 'docs/delfin.mdx', false],
  ['changes when a page is added', 'docs/sinco.mdx', false],
  ['changes when packages change', 'package-lock.json', false],
  ['changes when a hidden static file is added', 'static/.nojekyll', false],
  ['changes when a folder beside the sources changes that is published', 'manuales/a.pdf', false],
  ['stays when a unit test is written', 'src/pages/index.test.tsx', true],
  ['stays when something changes that is no source', 'README.md', true],
])('%s', async (_case, file, stays) => {
  await writeFiles('.', sources);
  const before = sourceFingerprint('.', [], ['manuales']);
  await writeFiles('.', { [file]: 'something else' });
  expect(sourceFingerprint('.', [], ['manuales']) === before).toBe(stays);
});

it('changes with a name and a setting, and not with the dates of files', async () => {
  await writeFiles('.', sources);
  const before = sourceFingerprint('.', ['GTAG_ID=']);
  expect(sourceFingerprint('.', ['GTAG_ID=G-1'])).not.toBe(before);
  utimesSync('docs/delfin.mdx', new Date(0), new Date(0));
  expect(sourceFingerprint('.', ['GTAG_ID='])).toBe(before);
  renameSync('docs/delfin.mdx', 'docs/otro.mdx');
  expect(sourceFingerprint('.', ['GTAG_ID='])).not.toBe(before);
});

it('knows every environment variable that the sources of the site read', () => {
  const project = path.join(__dirname, '../..');
  const texts = ['src', 'plugins']
    .flatMap((folder) => filesIn(path.join(project, folder)))
    .concat(path.join(project, 'docusaurus.config.ts'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'));
  const names = texts
    .flatMap((text) => [...text.matchAll(/(?:process\.env\.|setting: ')([A-Z_]+)/g)].map(([, name]) => name))
    .filter((name) => name !== 'NODE_ENV');
  expect([...new Set(names)].sort()).toEqual([...SETTINGS].sort());
});

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.join(folder, name));
}

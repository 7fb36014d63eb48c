import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { strayFilesOf } from './stray-files';

test('finds the files of a folder that are no page, and leaves settings and editors alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = ['delfin.mdx', 'delfin/nada/index.mdx', 'notas.txt', 'tags.yml', '.notas.txt.swp'];
  for (const file of files.map((name) => path.join(folder, name))) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  const stray = strayFilesOf(folder, new Set([path.join(folder, 'delfin.mdx')]));
  expect(stray.map((file) => path.relative(folder, path.resolve(file)))).toEqual([
    'delfin/nada/index.mdx',
    'notas.txt',
  ]);
});

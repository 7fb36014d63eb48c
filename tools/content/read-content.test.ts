import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { smallFacts as facts } from '../../tests/support/small-facts';
import { writeFiles } from '../../tests/support/write-files';
import { readContent, siteFolders } from './read-content';

test('finds what no page reads, and leaves pictures of pages, settings and editors alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeFiles(folder, {
    'delfin.mdx': '![La caja.](./delfin/caja.svg)',
    'delfin/caja.svg': '',
    'delfin/nada/index.mdx': '',
    'notas.txt': '',
    'tags.yml': '',
    '.notas.txt.swp': '',
  });
  const { strayFiles } = readContent(facts, { ...siteFolders, docs: folder });
  const stray = strayFiles.map((file) => path.relative(folder, path.resolve(file)));
  expect(stray).toEqual(['delfin/nada/index.mdx', 'notas.txt']);
});

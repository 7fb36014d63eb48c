import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS } from '../../tools/build-site';
import { sourceFingerprint } from './source-fingerprint';

let root: string;

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fingerprint-'));
  await write('docs/delfin.mdx', 'Delfín');
  await write('src/pages/index.tsx', 'export default 1');
  await write('package-lock.json', '{}');
});

afterEach(() => rm(root, { recursive: true }));

describe('the fingerprint changes', () => {
  it.each([
    ['a page is edited', 'docs/delfin.mdx'],
    ['a page is added', 'docs/sinco.mdx'],
    ['a fact is added', 'data/permisos.yaml'],
    ['the configuration is edited', 'docusaurus.config.ts'],
    ['packages change', 'package-lock.json'],
    ['a hidden static file is added', 'static/.nojekyll'],
  ])('when %s', async (_reason, file) => {
    const before = await sourceFingerprint(root);
    await write(file, 'something else');
    expect(await sourceFingerprint(root)).not.toBe(before);
  });

  it('when a page moves', async () => {
    const before = await sourceFingerprint(root);
    await rm(path.join(root, 'docs/delfin.mdx'));
    await write('docs/otro.mdx', 'Delfín');
    expect(await sourceFingerprint(root)).not.toBe(before);
  });

  it('when a folder beside them changes, where that is published too', async () => {
    const before = await sourceFingerprint(root, [], ['manuales']);
    const without = await sourceFingerprint(root);
    await write('manuales/delfin.pdf', 'a new print');
    expect(await sourceFingerprint(root, [], ['manuales'])).not.toBe(before);
    expect(await sourceFingerprint(root)).toBe(without);
  });

  it('when a setting changes', async () => {
    expect(await sourceFingerprint(root, ['GTAG_ID=G-1'])).not.toBe(
      await sourceFingerprint(root, ['GTAG_ID=']),
    );
  });
});

describe('the fingerprint stays', () => {
  it.each(['src/pages/index.test.tsx', 'README.md', 'build/index.html', 'tools/start.mjs'])(
    'when %s changes, which is no source of the site',
    async (file) => {
      const before = await sourceFingerprint(root);
      await write(file, 'something else');
      expect(await sourceFingerprint(root)).toBe(before);
    },
  );

  it('when only the dates of the files change', async () => {
    const before = await sourceFingerprint(root);
    await utimes(path.join(root, 'docs/delfin.mdx'), new Date(0), new Date(0));
    expect(await sourceFingerprint(root)).toBe(before);
  });
});

it('knows every environment variable that the sources of the site read', async () => {
  const project = fileURLToPath(new URL('../..', import.meta.url));
  const folders = ['src', 'plugins'];
  const listed = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(path.join(project, folder), { recursive: true });
      return entries.map((entry) => path.join(folder, entry));
    }),
  );
  const files = ['docusaurus.config.ts', ...listed.flat()].filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const texts = await Promise.all(files.map((file) => readFile(path.join(project, file), 'utf8')));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name]) => name),
  );
  const settings = new Set(names.filter((name) => name !== 'NODE_ENV'));
  expect([...settings].sort()).toEqual(SETTINGS);
});

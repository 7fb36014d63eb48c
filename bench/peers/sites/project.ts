import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exitCode, spawnNpm } from '../../../tools/bootstrap/npm.mjs';
import { type Dialect, pageMarkdown } from '../corpus/markdown';
import type { CorpusPage } from '../corpus/page';
import type { Packages } from '../versions';

const NPM_FILES = ['node_modules', 'package.json', 'package-lock.json'];

/** Says that the installed packages are those of this list; written after npm has ended well. */
const STAMP = 'node_modules/.bench-packages.json';

/** Writes a file and the folders above it. */
export async function writeTo(folder: string, file: string, text: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/**
 * Writes the pages of a corpus as a generator reads them.
 *
 * @param sourceFile file of the page at a path
 */
export async function writePages(
  folder: string,
  pages: readonly CorpusPage[],
  sourceFile: (path: string) => string,
  dialect: Dialect,
): Promise<void> {
  for (const page of pages) {
    await writeTo(folder, sourceFile(page.entry.path), pageMarkdown(page, dialect));
  }
}

/** Takes away everything of a project but what npm put there. */
export async function clearSources(folder: string): Promise<void> {
  for (const entry of await readdir(folder)) {
    if (!NPM_FILES.includes(entry)) await rm(path.join(folder, entry), { recursive: true });
  }
}

/**
 * Installs the packages of a peer in its folder, once for each list of versions. What npm resolved
 * the first time stays in its lockfile, and comes from npm's cache after that.
 *
 * @throws {Error} when npm fails; its own output says why
 */
export async function installPackages(folder: string, packages: Packages): Promise<void> {
  const manifest = JSON.stringify(
    {
      name: path.basename(folder),
      private: true,
      dependencies: packages.dependencies,
      overrides: packages.overrides,
    },
    null,
    2,
  );
  const stamp = path.join(folder, STAMP);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === manifest) return;
  const file = path.join(folder, 'package.json');
  const isLocked =
    existsSync(path.join(folder, 'package-lock.json')) &&
    (await readFile(file, 'utf8').catch(() => '')) === manifest;
  await writeTo(folder, 'package.json', manifest);
  const code = await exitCode(
    spawnNpm(
      [
        isLocked ? 'ci' : 'install',
        '--prefer-offline',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      { cwd: folder },
    ),
  );
  if (code !== 0) {
    throw new Error(`npm ended with code ${code} in ${folder}; what it printed says why.`);
  }
  await writeFile(stamp, manifest);
}

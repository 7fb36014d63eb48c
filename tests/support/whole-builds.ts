import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copySite } from '../../tools/copied-site';
import { type BuildOptions, docusaurusBuild } from '../conformance/support/docusaurus-build';

const CACHE = path.resolve('node_modules/.cache/conformance');

/** Output folder of a build that the project `whole builds` makes. */
function outDirOf(name: string): string {
  return path.join(CACHE, name, 'site');
}

/** @throws Error with what the build said when it fails */
async function build(name: string, options: Omit<BuildOptions, 'workDir'>): Promise<void> {
  const workDir = path.join(CACHE, name);
  // What is cut off must not pass for what was there before it.
  await rm(workDir, { recursive: true, force: true });
  const { exitCode, log } = await docusaurusBuild({ workDir, ...options });
  if (exitCode !== 0) throw new Error(`The build ${name} failed:\n${log}`);
}

/** Does something with a copy of this site as it is now. */
async function inCopy(work: (cwd: string) => Promise<void>): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'copied-site-'));
  const cwd = path.join(scratch, 'site');
  await copySite(path.resolve('.'), cwd);
  await work(cwd);
  await rm(scratch, { recursive: true });
}

/** Path that the second build of the site stands under. */
export const BASE_PATH = '/ayuda/';

export const BASE_PATH_DIR = outDirOf('base-path');

/** Builds the whole site to stand under the base path. */
export function buildUnderBasePath(): Promise<void> {
  return build('base-path', { env: { BASE_URL: BASE_PATH } });
}

/** What the next edition of the site has otherwise: a word on a page of Sinco. */
export const EDIT = {
  source: 'docs/sinco/faqs/index.mdx',
  address: '/docs/sinco/faqs/',
  from: 'periodo estaba trabajando',
  to: 'periodo estaba cerrando',
};

export const NEXT_EDITION_DIR = outDirOf('next-edition');

/** Builds the site after one edit of a page. */
export function buildNextEdition(): Promise<void> {
  return inCopy(async (cwd) => {
    const file = path.join(cwd, EDIT.source);
    await writeFile(file, (await readFile(file, 'utf8')).replace(EDIT.from, EDIT.to));
    await build('next-edition', { cwd });
  });
}

const SEVENTH_PRODUCT = 'tests/site/fixtures/seventh-product';

export const SEVENTH_PRODUCT_DIR = outDirOf('seventh-product');

/** Adds the product of the fixture to the site: its facts continue the files of the same name. */
async function addSeventhProduct(cwd: string): Promise<void> {
  const facts = path.join(SEVENTH_PRODUCT, 'data');
  for (const name of await readdir(facts)) {
    const [from, to] = [path.join(facts, name), path.join(cwd, 'data', name)];
    if (name.endsWith('.yaml')) await appendFile(to, await readFile(from));
    else await cp(from, to, { recursive: true });
  }
  await cp(path.join(SEVENTH_PRODUCT, 'docs'), path.join(cwd, 'docs'), { recursive: true });
  await cp(SEVENTH_PRODUCT, path.join(cwd, SEVENTH_PRODUCT), { recursive: true });
}

/** Adds a product to the site, checks all content and builds a small site of it. @throws Error with what failed */
export function buildSeventhProduct(): Promise<void> {
  return inCopy(async (cwd) => {
    await addSeventhProduct(cwd);
    const check = promisify(execFile)('node_modules/.bin/tsx', ['tools/check-content.ts'], { cwd });
    const config = path.join(SEVENTH_PRODUCT, 'docusaurus.config.ts');
    await Promise.all([check, build('seventh-product', { cwd, config })]);
  });
}

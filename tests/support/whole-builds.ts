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

/** Path that the second build of the site stands under. */
export const BASE_PATH = '/ayuda/';

export const BASE_PATH_DIR = outDirOf('base-path');

/** Builds the whole site to stand under the base path. */
export function buildUnderBasePath(): Promise<void> {
  return build('base-path', { env: { BASE_URL: BASE_PATH } });
}

/** A word on a page of Sinco that the next edition of the site has otherwise. */
export const EDIT = {
  source: 'docs/sinco/faqs/index.mdx',
  address: '/docs/sinco/faqs/',
  from: 'periodo estaba trabajando',
  to: 'periodo estaba cerrando',
};

/** What it has besides: facts, which continue the files of the same name, and pages of a seventh product. */
const SEVENTH_PRODUCT = 'tests/site/fixtures/seventh-product';

export const NEXT_EDITION_DIR = outDirOf('next-edition');

/** Makes the next edition of a copy of the site. */
async function edit(cwd: string): Promise<void> {
  const page = path.join(cwd, EDIT.source);
  await writeFile(page, (await readFile(page, 'utf8')).replace(EDIT.from, EDIT.to));
  const facts = path.join(SEVENTH_PRODUCT, 'data');
  for (const name of await readdir(facts)) {
    const [from, to] = [path.join(facts, name), path.join(cwd, 'data', name)];
    if (name.endsWith('.yaml')) await appendFile(to, await readFile(from));
    else await cp(from, to, { recursive: true });
  }
  await cp(path.join(SEVENTH_PRODUCT, 'docs'), path.join(cwd, 'docs'), { recursive: true });
}

/** Checks the content of the next edition and builds it. @throws Error with what failed */
export async function buildNextEdition(): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'next-edition-'));
  const cwd = path.join(scratch, 'site');
  await copySite(path.resolve('.'), cwd);
  await edit(cwd);
  const check = promisify(execFile)('node_modules/.bin/tsx', ['tools/check-content.ts'], { cwd });
  await Promise.all([check, build('next-edition', { cwd })]);
  await rm(scratch, { recursive: true });
}

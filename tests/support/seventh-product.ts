import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copySiteWith } from './site-with-fixture';

const FIXTURE = 'tests/site/fixtures/seventh-product';
const WORK_DIR = path.resolve('node_modules/.cache/conformance/seventh-product');

const run = promisify(execFile);

/** Output folder of the build, which the project `whole builds` makes. */
export const SEVENTH_PRODUCT_DIR = path.join(WORK_DIR, 'site');

/** What the content check said before it. */
export const CONTENT_REPORT = path.join(WORK_DIR, 'content-report.txt');

/** Runs the content check over all of a site. It throws with the report when there is an error. */
async function checkContent(cwd: string): Promise<string> {
  const { stdout } = await run('node_modules/.bin/tsx', ['tools/check-content.ts'], { cwd });
  return stdout;
}

/** Builds the small site of the fixture. It throws with what the build said when it fails. */
async function build(cwd: string): Promise<void> {
  const config = path.join(FIXTURE, 'docusaurus.config.ts');
  await run('node_modules/.bin/docusaurus', ['build', '--config', config], {
    cwd,
    env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', NODE_ENV: 'production' },
  });
}

/**
 * Adds the product of the fixture to a copy of this site, checks its content and builds its small site.
 *
 * @throws Error with what the check or the build said when it fails
 */
export async function buildSeventhProduct(): Promise<void> {
  // What is cut off must not pass for what was there before it.
  await rm(WORK_DIR, { recursive: true, force: true });
  const scratch = await mkdtemp(path.join(tmpdir(), 'seventh-product-'));
  const cwd = path.join(scratch, 'site');
  await copySiteWith(FIXTURE, cwd);
  const [contentReport] = await Promise.all([checkContent(cwd), build(cwd)]);
  await cp(path.join(cwd, 'build'), SEVENTH_PRODUCT_DIR, { recursive: true });
  await writeFile(CONTENT_REPORT, contentReport);
  await rm(scratch, { recursive: true });
}

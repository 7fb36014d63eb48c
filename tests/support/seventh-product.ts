import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesHash } from '../../src/build/content-hash';
import { sourceFingerprint } from '../../src/build/source-fingerprint';
import { copySiteWith } from './site-with-fixture';

const FIXTURE = 'tests/site/fixtures/seventh-product';
const WORK_DIR = path.resolve('node_modules/.cache/conformance/seventh-product');

const run = promisify(execFile);

/** This site and the product of the fixture: its content checked, its small site built. */
export interface SeventhProduct {
  readonly contentReport: string;
  /** Output folder of the build. */
  readonly outDir: string;
}

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
 * Adds the product of the fixture to a copy of this site, checks its content and builds its small site, or
 * keeps what is there when it was made from the same sources.
 *
 * @throws Error with what the check or the build said when it fails
 */
export async function seventhProduct(): Promise<SeventhProduct> {
  const outDir = path.join(WORK_DIR, 'site');
  const reportFile = path.join(WORK_DIR, 'content-report.txt');
  const stamp = path.join(WORK_DIR, 'sources');
  const others = filesHash('.', [FIXTURE, 'tools']);
  const fingerprint = await sourceFingerprint('.', [process.version, others]);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) {
    return { contentReport: await readFile(reportFile, 'utf8'), outDir };
  }
  // What is cut off must not pass for what was there before it.
  await rm(WORK_DIR, { recursive: true, force: true });
  await mkdir(WORK_DIR, { recursive: true });
  const scratch = await mkdtemp(path.join(tmpdir(), 'seventh-product-'));
  const cwd = path.join(scratch, 'site');
  await copySiteWith(FIXTURE, cwd);
  const [contentReport] = await Promise.all([checkContent(cwd), build(cwd)]);
  await cp(path.join(cwd, 'build'), outDir, { recursive: true });
  await writeFile(reportFile, contentReport);
  await writeFile(stamp, fingerprint);
  await rm(scratch, { recursive: true });
  return { contentReport, outDir };
}

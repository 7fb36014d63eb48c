import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFingerprint } from '../../../src/build/source-fingerprint';
import { SETTINGS } from '../../../tools/build-site';
import { docusaurusBuild } from './docusaurus-build';

/** Path that the second build of the site stands under. */
export const BASE_PATH = '/ayuda/';

const WORK_DIR = path.resolve('node_modules/.cache/conformance/base-path');

/**
 * Builds the whole site to stand under a base path, or keeps the build that is there when it was made
 * from the same sources.
 *
 * @param basePath such as `/ayuda/`
 * @returns the output folder
 * @throws Error with what the build said when it fails
 */
export async function buildUnder(basePath: string): Promise<string> {
  const outDir = path.join(WORK_DIR, 'site');
  const stamp = path.join(WORK_DIR, 'sources');
  const env = { BASE_URL: basePath };
  const settings = SETTINGS.map((name) => ({ ...process.env, ...env })[name] ?? '');
  const fingerprint = await sourceFingerprint('.', [process.version, ...settings]);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) return outDir;
  // A build that is cut off must not pass for the one before it.
  await rm(WORK_DIR, { recursive: true, force: true });
  await mkdir(WORK_DIR, { recursive: true });
  const { exitCode, log } = await docusaurusBuild({ siteDir: '.', workDir: WORK_DIR, env });
  if (exitCode !== 0) throw new Error(`The site could not be built under ${basePath}:\n${log}`);
  await writeFile(stamp, fingerprint);
  return outDir;
}

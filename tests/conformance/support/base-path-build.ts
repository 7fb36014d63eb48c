import { rm } from 'node:fs/promises';
import path from 'node:path';
import { docusaurusBuild } from './docusaurus-build';

/** Path that the second build of the site stands under. */
export const BASE_PATH = '/ayuda/';

const WORK_DIR = path.resolve('node_modules/.cache/conformance/base-path');

/** Output folder of that build, which the project `whole builds` makes. */
export const BASE_PATH_DIR = path.join(WORK_DIR, 'site');

/** Builds the whole site to stand under the base path. @throws Error with what the build said when it fails */
export async function buildUnderBasePath(): Promise<void> {
  // A build that is cut off must not pass for the one before it.
  await rm(WORK_DIR, { recursive: true, force: true });
  const env = { BASE_URL: BASE_PATH };
  const { exitCode, log } = await docusaurusBuild({ siteDir: '.', workDir: WORK_DIR, env });
  if (exitCode !== 0) throw new Error(`The site could not be built under ${BASE_PATH}:\n${log}`);
}

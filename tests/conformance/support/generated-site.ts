import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { docusaurusBuild } from './docusaurus-build';

/** What the framework wrote of the small site beside this file, before anything was bundled. */
export interface GeneratedSite {
  /** Its `.docusaurus`. */
  folder: string;
  remove: () => Promise<void>;
}

/**
 * Runs a real build of the small site up to the bundler.
 *
 * @throws Error with the output of the build when it fails
 */
export async function generateSite(): Promise<GeneratedSite> {
  const workDir = await mkdtemp(path.join(tmpdir(), 'generated-site-'));
  const { exitCode, log } = await docusaurusBuild({
    siteDir: path.join(__dirname, 'small-site'),
    workDir,
    env: { DOCUSAURUS_EXIT_AFTER_LOADING: 'true' },
  });
  if (exitCode !== 0) throw new Error(`The small site was not generated:\n${log}`);
  return {
    folder: path.join(workDir, 'generated'),
    remove: () => rm(workDir, { recursive: true }),
  };
}

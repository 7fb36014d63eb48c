import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type BuildCost, measureProcess } from './measure-process';
import type { BenchedSite } from './sites';

/** Removes everything a build leaves for the next one to be faster. */
export async function forgetBuilds({ folder }: BenchedSite): Promise<void> {
  for (const leftover of ['build', '.docusaurus', 'node_modules/.cache']) {
    await rm(path.join(folder, leftover), { recursive: true, force: true });
  }
}

/**
 * Runs `docusaurus build` in a site's folder.
 *
 * @throws {Error} with the build's output when it fails
 */
export async function measureBuild({ folder, environment }: BenchedSite): Promise<BuildCost> {
  const command = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return measureProcess({
    executable: process.execPath,
    args: [command, 'build'],
    folder,
    environment,
  });
}

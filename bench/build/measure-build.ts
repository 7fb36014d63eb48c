import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readTreeMemory } from './process-tree';
import type { BenchedSite } from './sites';

/** What one build took. */
export interface BuildCost {
  seconds: number;
  /** Highest sampled resident memory of the build's processes together, in MB of 10^6 bytes. */
  peakMegabytes: number;
}

/** Often enough to see a peak that lasts, seldom enough not to slow the build. */
const SAMPLING_INTERVAL_MS = 250;

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
  const started = performance.now();
  const build = spawn(process.execPath, [command, 'build'], {
    cwd: folder,
    env: { ...process.env, ...environment, CI: 'true', NO_COLOR: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  }
  let peakKilobytes = 0;
  const sampler = setInterval(async () => {
    const memory = await readTreeMemory(build.pid ?? 0);
    peakKilobytes = Math.max(peakKilobytes, memory);
  }, SAMPLING_INTERVAL_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    build.once('error', reject);
    build.once('close', resolve);
  }).finally(() => clearInterval(sampler));
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`The build in ${folder} ended with code ${code}:\n${output}`);
  return { seconds, peakMegabytes: (peakKilobytes * 1024) / 1e6 };
}

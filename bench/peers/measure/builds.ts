import { cp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BuildCost, measureProcess } from '../../build/measure-process';
import type { BenchedSite } from '../sites/peer-site';

/** What a generator writes for readers. */
export interface Output {
  megabytes: number;
  files: number;
}

/** One cold build, and the warm one that follows it with nothing changed. */
export interface BuildSample {
  cold: BuildCost;
  warm: BuildCost;
}

/** Longer than any generator needs for ten times the pages; a build that hangs ends here. */
const LIMIT_SECONDS = 1800;

/** Copies that a host sends as they are; whether a generator writes them says nothing of its pages. */
const COMPRESSED = /\.(?:br|gz)$/;

function build({ build: command, folder }: BenchedSite): Promise<BuildCost> {
  return measureProcess({
    executable: command.executable,
    args: command.args,
    folder,
    environment: command.environment ?? {},
    limitSeconds: LIMIT_SECONDS,
  });
}

/**
 * Builds a site cold, then warm.
 *
 * @throws {Error} with the build's output when it fails
 */
export async function measureBuilds(site: BenchedSite): Promise<BuildSample> {
  for (const cache of [...site.caches, site.output]) {
    await rm(path.join(site.folder, cache), { recursive: true, force: true });
  }
  const cold = await build(site);
  return { cold, warm: await build(site) };
}

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Size of what was built, without compressed copies. */
export async function measureOutput(folder: string): Promise<Output> {
  const written = (await files(folder)).filter((file) => !COMPRESSED.test(file));
  let bytes = 0;
  for (const file of written) bytes += (await stat(file)).size;
  return { megabytes: bytes / 1e6, files: written.length };
}

/**
 * Keeps what was built where the next build does not reach it, without compressed copies, so that
 * all sites are compressed alike.
 */
export async function keepOutput(site: BenchedSite, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await cp(path.join(site.folder, site.output), target, { recursive: true });
  for (const file of await files(target)) if (COMPRESSED.test(file)) await rm(file);
}

import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Where the bundler keeps what the next build need not do again. */
const BUNDLER_CACHE = path.join('node_modules', '.cache', 'rspack');

/** Where a build is made; it takes the place of the last one when it is whole. */
const ASIDE = '.build';

/** Ends of a process that went down instead of saying what is wrong: by a signal, or 128 and that signal's number. */
function isCrash(code: number | null): boolean {
  return code === null || code > 128;
}

/**
 * Builds the site aside, and puts it in the place of the last build when it is whole: one that fails leaves that as it is.
 * A cache that was cut off brings the bundler down at every build, so after a crash it is put away, and the build is
 * run once more.
 *
 * @param root folder of the project
 * @param build makes a build in a folder; its exit code, null when a signal ended it
 * @returns the exit code
 */
export async function buildAside(
  root: string,
  build: (outDir: string) => Promise<number | null>,
): Promise<number> {
  const aside = path.join(root, ASIDE);
  const cache = path.join(root, BUNDLER_CACHE);
  let code = await build(aside);
  if (isCrash(code) && existsSync(cache)) {
    console.warn(
      `The bundler crashed. Its cache in ${BUNDLER_CACHE} may be damaged: it was removed, and the site is built once more.`,
    );
    await rm(cache, { recursive: true });
    code = await build(aside);
  }
  if (code !== 0) return code ?? 1;
  const place = path.join(root, 'build');
  const last = `${aside}.last`;
  await rm(last, { recursive: true, force: true });
  if (existsSync(place)) await rename(place, last);
  await rename(aside, place);
  await rm(last, { recursive: true, force: true });
  return 0;
}

/**
 * Has the framework build the site into a folder.
 *
 * @param args what else its command is told
 * @returns its process, and the exit code of that, null when a signal ended it
 */
export function startFrameworkBuild(
  root: string,
  outDir: string,
  stdio: StdioOptions,
  args: readonly string[] = [],
): { child: ChildProcess; end: Promise<number | null> } {
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const command = [docusaurus, 'build', '--out-dir', path.relative(root, outDir), ...args];
  const child = spawn(process.execPath, command, { cwd: root, stdio });
  return { child, end: once(child, 'close').then(([code]) => code) };
}

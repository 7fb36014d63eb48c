import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sourceFingerprint } from '../src/build/source-fingerprint';
import { analyticsServices } from '../src/site/analytics';
import { site } from '../src/site/constants';
import { MANUALS_FOLDER } from '../src/site/manuals';
import { themeConfig } from '../src/site/theme';
import { ToolError } from './bootstrap/tool-error.mjs';

/** Holds the fingerprint of the sources a build was made from. */
const STAMP = path.join('build', '.sources');

/** Holds what the build warned of. */
export const WARNINGS = path.join('build', '.warnings');

/** Where the bundler keeps what the next build need not do again. */
const BUNDLER_CACHE = path.join('node_modules', '.cache', 'rspack');

/** Where a build is made; it takes the place of the last one when it is whole. */
const ASIDE = '.build';

/** Where the last build waits to be deleted. */
const LAST = '.build.last';

/** Environment variables that the site's configuration reads. */
export const SETTINGS = [
  ...['BASE_URL', 'MANUALES', 'OFFLINE', 'REGISTRO', 'SITE_URL'],
  ...analyticsServices.map(({ setting }) => setting),
];

/** A build of the framework: its exit code, null when a signal ended it, and what it warned of. */
interface Built {
  code: number | null;
  warnings: string;
}

/** Has the framework build the site of this folder into another, and say what it does. */
async function frameworkBuild(outDir: string, args: readonly string[]): Promise<Built> {
  const docusaurus = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const command = [docusaurus, 'build', '--out-dir', outDir, ...args];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'pipe'] });
  child.stderr.pipe(process.stderr);
  const [warnings, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code, warnings };
}

/** Ends of a process that went down instead of saying what is wrong: by a signal, or 128 and that signal's number. */
function isCrash({ code }: Built): boolean {
  return code === null || code > 128;
}

/**
 * Builds the site of this folder aside, and puts it in the place of the last build when it is whole: one that fails leaves
 * that as it is. A cache that was cut off brings the bundler down at every build, so after a crash it is put away, and the
 * build is run once more.
 *
 * @param build makes a build in a folder
 * @throws {ToolError} when it fails; what was printed says why
 */
export async function buildAside(build: (outDir: string) => Promise<Built>): Promise<void> {
  let built = await build(ASIDE);
  if (isCrash(built) && existsSync(BUNDLER_CACHE)) {
    console.warn(
      `The bundler crashed. Its cache in ${BUNDLER_CACHE} may be damaged: it was removed, and the site is built once more.`,
    );
    await rm(BUNDLER_CACHE, { recursive: true });
    built = await build(ASIDE);
  }
  if (built.code !== 0) {
    throw new ToolError(
      'The site could not be built. The messages above name the file and what was expected in it;\n' +
        'correct that and run the same command again.',
    );
  }
  // By name: while the old files are deleted, whoever is served from build/ has the new ones already.
  await rm(LAST, { recursive: true, force: true });
  if (existsSync('build')) await rename('build', LAST);
  await rename(ASIDE, 'build');
  await rm(LAST, { recursive: true, force: true });
  await writeFile(WARNINGS, built.warnings);
}

/**
 * Builds the production site of this folder into `build/`.
 *
 * @param unlessCurrent leaves a build as it is that was made from the same sources
 * @param args what else the framework's command is told
 * @throws {ToolError} when it fails
 */
export async function buildSite({
  unlessCurrent = true,
  args = [] as string[],
} = {}): Promise<void> {
  const settings = SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`);
  // A notice begins and ends by the calendar, without a change of the sources.
  settings.push(themeConfig.announcementBar?.id ?? '', ...args);
  const beside = site.offersManuals ? [MANUALS_FOLDER] : [];
  const fingerprint = sourceFingerprint(process.cwd(), settings, beside);
  if (unlessCurrent && (await readFile(STAMP, 'utf8').catch(() => '')) === fingerprint) {
    console.log('The site in build/ is up to date with its sources; not building it again.');
    return;
  }
  console.log('Building the site; on two cores this takes about half a minute…');
  const started = performance.now();
  await buildAside((outDir) => frameworkBuild(outDir, args));
  await writeFile(STAMP, fingerprint);
  console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
}

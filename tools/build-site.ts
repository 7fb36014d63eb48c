import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFingerprint } from '../src/build/source-fingerprint';
import { analyticsServices } from '../src/site/analytics';
import { site } from '../src/site/constants';
import { MANUALS_FOLDER } from '../src/site/manuals';
import { themeConfig } from '../src/site/theme';
import { ToolError } from './bootstrap/tool-error.mjs';
import { buildAside, startFrameworkBuild } from './build-aside';

/** Holds the fingerprint of the sources a build was made from; Docusaurus clears it with the folder. */
const STAMP = path.join('build', '.sources');

/** Holds what the build warned of. */
export const WARNINGS = path.join('build', '.warnings');

/** Environment variables that the site's configuration reads. */
export const SETTINGS = [
  ...['BASE_URL', 'MANUALES', 'OFFLINE', 'REGISTRO', 'SITE_URL'],
  ...analyticsServices.map(({ setting }) => setting),
];

/** @returns what the build warned of, which is printed too */
async function runBuild(root: string): Promise<string> {
  let output = '';
  let warnings = '';
  const code = await buildAside(root, (outDir) => {
    const { child, end } = startFrameworkBuild(root, outDir, ['ignore', 'pipe', 'pipe']);
    child.stdout?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.setEncoding('utf8').on('data', (chunk) => {
      warnings += chunk;
      process.stderr.write(chunk);
    });
    return end;
  });
  if (code === 0) return warnings;
  throw new ToolError(
    `${output}\nThe site could not be built. The messages above name the file and what was expected in it;\n` +
      'correct that and run the same command again.',
  );
}

/**
 * Builds the production site into `build/`, unless the one there was made from the same sources.
 * Warnings are printed; the rest of the build's output only when it fails.
 *
 * @param root folder of the project
 * @throws {ToolError} with the build's output when it fails
 */
export async function buildSite(root: string): Promise<void> {
  const settings = SETTINGS.map((name) => `${name}=${process.env[name] ?? ''}`);
  // A notice begins and ends by the calendar, without a change of the sources.
  settings.push(themeConfig.announcementBar?.id ?? '');
  const beside = site.offersManuals ? [MANUALS_FOLDER] : [];
  const fingerprint = sourceFingerprint(root, settings, beside);
  const stamp = path.join(root, STAMP);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === fingerprint) {
    console.log('The site in build/ is up to date with its sources; not building it again.');
    return;
  }
  console.log('Building the site; on two cores this takes about half a minute…');
  const started = performance.now();
  // A build that is cut off must not pass for the one before it.
  await rm(stamp, { force: true });
  await writeFile(path.join(root, WARNINGS), await runBuild(root));
  await writeFile(stamp, fingerprint);
  console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
}

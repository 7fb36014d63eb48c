import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesHash } from '../../../src/build/content-hash';
import { type BuildOutcome, docusaurusBuild } from './docusaurus-build';

const FIXTURES = path.join('tests', 'conformance', 'fixtures');
const CACHE = path.resolve('node_modules/.cache/conformance');

/** What every fixture build depends on: all that the real site is made from but its pages. */
const INPUTS = [
  ...['package.json', 'package-lock.json', 'docusaurus.config.ts', 'sidebars.ts', 'docs/tags.yml'],
  ...['data', 'plugins', 'src', 'static'],
  ...['docs-with-versions.ts', 'site-config.ts', 'small-site'].map((own) =>
    path.join(FIXTURES, own),
  ),
  // What the environment of each build says stands here.
  'tests/conformance/support/fixture-builds.ts',
];

/** The fixture sites, one folder each under `tests/conformance/fixtures`. */
export const FIXTURE_NAMES = [
  'options',
  'base-path',
  'broken-render',
  'broken-link',
  'broken-image',
] as const;

export type FixtureName = (typeof FIXTURE_NAMES)[number];

/** What the environment of a build says, as that of a deployment would. */
const ENVIRONMENT: Readonly<Partial<Record<FixtureName, Record<string, string>>>> = {
  options: { GTAG_ID: 'G-CONFORMANCE', OFFLINE: '0' },
  'base-path': { BASE_URL: '/ayuda/' },
};

/** Outcome of a real build of a fixture site. */
export interface FixtureBuild extends BuildOutcome {
  /** Folder with the static site; incomplete when the build failed. */
  readonly outDir: string;
}

/**
 * Builds a fixture site with the project's own Docusaurus, or returns the kept outcome when nothing
 * it depends on has changed. A failing build is an outcome too, not an error.
 */
export async function buildFixture(name: FixtureName): Promise<FixtureBuild> {
  const workDir = path.join(CACHE, name);
  const outDir = path.join(workDir, 'site');
  const inputs = filesHash('.', [...INPUTS, path.join(FIXTURES, name)]);
  const outcomeFile = path.join(workDir, `outcome-${process.version}-${inputs}.json`);
  if (existsSync(outcomeFile)) {
    const kept = JSON.parse(await readFile(outcomeFile, 'utf8')) as BuildOutcome;
    return { ...kept, outDir };
  }
  await rm(workDir, { recursive: true, force: true });
  await mkdir(workDir, { recursive: true });
  const outcome = await docusaurusBuild({
    config: path.join(FIXTURES, name, 'docusaurus.config.ts'),
    workDir,
    env: ENVIRONMENT[name],
  });
  await writeFile(outcomeFile, JSON.stringify(outcome));
  return { ...outcome, outDir };
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
  const workDir = path.join(CACHE, `${name}-${inputsHash(name)}`);
  const outDir = path.join(workDir, 'site');
  const outcomeFile = path.join(workDir, 'outcome.json');
  if (existsSync(outcomeFile)) {
    const kept = JSON.parse(await readFile(outcomeFile, 'utf8')) as BuildOutcome;
    return { ...kept, outDir };
  }
  await removeBuilds(name);
  await mkdir(workDir, { recursive: true });
  const outcome = await docusaurusBuild({
    config: path.join(FIXTURES, name, 'docusaurus.config.ts'),
    workDir,
    env: ENVIRONMENT[name],
  });
  await writeFile(outcomeFile, JSON.stringify(outcome));
  return { ...outcome, outDir };
}

async function removeBuilds(name: FixtureName): Promise<void> {
  const ofThisFixture = new RegExp(`^${name}-[0-9a-f]+$`);
  const folders = await readdir(CACHE).catch((): string[] => []);
  const outdated = folders.filter((folder) => ofThisFixture.test(folder));
  await Promise.all(
    outdated.map((folder) => rm(path.join(CACHE, folder), { recursive: true, force: true })),
  );
}

function inputsHash(name: FixtureName): string {
  const hash = createHash('sha256').update(process.version);
  hash.update(JSON.stringify(ENVIRONMENT[name] ?? {}));
  for (const file of [...INPUTS, path.join(FIXTURES, name)].flatMap(filesUnder)) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Files of a file or folder in a stable order, but unit tests; none when it is missing. */
function filesUnder(input: string): string[] {
  const stats = statSync(input, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(input) ? [] : [input];
  return readdirSync(input)
    .sort()
    .flatMap((entry) => filesUnder(path.join(input, entry)));
}

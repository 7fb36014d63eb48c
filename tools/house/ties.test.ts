import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const THEME = 'src/theme';
/** The classic theme, and what the framework itself has for a part that no theme brings. */
const ORIGINAL_THEMES = [
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/core/lib/client/theme-fallback',
];

/** What reads or replaces something that the framework does not promise to keep. */
const TIE = new RegExp(
  [
    '@docusaurus/[a-z-]+/(?:lib|src|internal)\\b',
    '@theme-(?:original|init)/',
    '__webpack_require__',
    'ChunkAssetPlugin',
    '(?:routesChunkNames|globalData|client-manifest)\\.json|docusaurus\\.config\\.mjs',
    'dataset\\.hasHydrated|data-has-hydrated',
  ].join('|'),
);

function filesUnder(folder: string, ofKind: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => ofKind.test(file) && !/\.test\.tsx?$/.test(file));
}

/** Files and folders in the first column of the table of ties. */
function namedFiles(): string[] {
  const [, table = ''] = readFileSync('UPGRADING.md', 'utf8').split('## Ties');
  return table.split('\n').flatMap((line) => {
    const [, cell = ''] = line.startsWith('| `') ? line.split('|') : [];
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  });
}

/** Whether the theme has the part that a file of `src/theme` stands for, as `Code.js` or as `Code/index.js`. */
function hasOriginal(file: string): boolean {
  const part = path.relative(THEME, file).replace(/(?:\/index)?\.tsx$/, '');
  return ORIGINAL_THEMES.some((theme) => {
    const original = path.join(theme, part);
    return existsSync(`${original}.js`) || existsSync(path.join(original, 'index.js'));
  });
}

const named = namedFiles();

it('names files and folders that are there', () => {
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

it('has a row for each file that is tied to the internals of the framework', () => {
  const sources = ['plugins', 'src'].flatMap((folder) => filesUnder(folder, /\.(?:tsx?|cjs)$/));
  const tied = sources.filter(
    (file) => file.startsWith(`${THEME}/`) || TIE.test(readFileSync(file, 'utf8')),
  );
  expect(tied.length).toBeGreaterThan(10);
  const isNamed = (file: string) =>
    named.some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name));
  expect(tied.filter((file) => !isNamed(file))).toEqual([]);
});

it('stands for parts that the theme has', () => {
  const parts = filesUnder(THEME, /\.tsx$/);
  // What only the parts beside it import replaces nothing.
  const own = new Set(
    parts.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(
        ([, imported = '']) => `${path.posix.join(path.posix.dirname(file), imported)}.tsx`,
      ),
    ),
  );
  expect(parts.filter((file) => !own.has(file) && !hasOriginal(file))).toEqual([]);
});

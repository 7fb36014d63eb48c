import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { browserslist } from '../../package.json';
import { expect, test } from '../conformance/support/site';

/** What a browser of `browserslist` does not know, and no script may rely on. */
const TOO_NEW = [
  /\.at\(-?\d+\)/,
  /\.findLast(Index)?\(/,
  /\.to(Sorted|Reversed|Spliced)\(/,
  /Object\.(hasOwn|groupBy)\(/,
  /\bstructuredClone\(/,
  /Intl\.Segmenter/,
  /AbortSignal\.(any|timeout)\(/,
  /Promise\.withResolvers\(/,
  /crypto\.randomUUID\(/,
  // A flag that is no syntax error there, because the bundler has made a call of the literal.
  /RegExp\([^()]*,"[a-z]*v[a-z]*"\)/,
];

/** `chrome >= 90` as esbuild has it. */
function target(query: string): string {
  const [name = '', version = ''] = query.split(' >= ');
  return `${name === 'ios_saf' ? 'ios' : name}${version}`;
}

function scriptsOf(build: string): Map<string, string> {
  const folder = path.join(build, 'assets', 'js');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

test('every script is in the syntax of the browsers that are promised', {
  tag: '@nightly',
}, async ({ siteDir }) => {
  const options = {
    legalComments: 'none',
    minifyWhitespace: true,
    // Both are in all of them but for what no script does: chaining after a spread, and scripts of 2021 by name.
    supported: { 'optional-chain': true, 'regexp-unicode-property-escapes': true },
  } as const;
  const promised = browserslist.production.map(target);
  const lowered = await Promise.all(
    [...scriptsOf(siteDir)].map(async ([name, script]) => {
      const [asItIs, asPromised] = await Promise.all([
        transform(script, { ...options, target: 'esnext' }),
        transform(script, { ...options, target: promised }),
      ]);
      return asItIs.code === asPromised.code ? [] : [name];
    }),
  );
  expect(lowered.flat()).toEqual([]);
});

test('no script relies on what those browsers lack', ({ siteDir }) => {
  const found = [...scriptsOf(siteDir)].flatMap(([name, script]) =>
    TOO_NEW.flatMap((feature) => feature.exec(script)?.[0] ?? []).map((text) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});

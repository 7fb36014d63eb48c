import { expect, it } from 'vitest';
import { outcomeTable } from './outcome-table';
import { withFramework } from './project-copy';
import { type Outcome, rowResults } from './rehearsal';
import { satisfies } from './wanted-node';

const rows = ['R-NAV-01', 'R-NAV-02', 'R-NAV-03'].map((id) => ({
  id,
  statement: id,
  where: 'site' as const,
}));

it('gives all packages of the framework one version, and leaves the others', () => {
  const manifest = {
    name: 'a',
    dependencies: { '@docusaurus/core': '3.10.2', react: '19.0.0' },
    devDependencies: { '@docusaurus/tsconfig': '3.10.2' },
  };
  expect(withFramework(manifest, '4.0.0')).toEqual({
    name: 'a',
    dependencies: { '@docusaurus/core': '4.0.0', react: '19.0.0' },
    devDependencies: { '@docusaurus/tsconfig': '4.0.0' },
  });
});

it.each([
  ['24.14.0', '>=24.14', true],
  ['24.9.1', '>=24.14', false],
  ['25.0.0', '>=24.14', true],
  ['20.20.2', '>=24.14', false],
  ['20.0.0', '>=20.0', true],
  ['20.0.0', '>=20', true],
])('knows whether Node %s is %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

it('refuses a range that it cannot read', () => {
  expect(() => satisfies('20.0.0', '^20 || ^22')).toThrow(/asks for Node "\^20 \|\| \^22"/);
});

it('finds the first red test of a row, and rows without one', () => {
  const results = [
    { title: 'R-NAV-01 scrolls', passed: true },
    { title: 'R-NAV-02 draws', passed: true },
    { title: 'R-NAV-02 draws later', passed: false, error: 'Timeout' },
  ];
  expect(rowResults(rows, results).map(({ red }) => red?.error)).toEqual([
    undefined,
    'Timeout',
    'no test of it ran',
  ]);
});

it('prints two versions beside each other, and what is red', () => {
  const today: Outcome = {
    framework: '3.10.2',
    node: '20.0.0',
    buildSeconds: 31.25,
    clientBytes: 148_100,
    otherRed: [],
  };
  const results = [
    { title: 'R-NAV-01 scrolls', passed: true },
    { title: 'R-NAV-02 draws', passed: false, error: 'Error: no heading' },
    { title: 'R-NAV-03 reloads', passed: true },
  ];
  const other = {
    ...today,
    framework: '4.0.0',
    rows: rowResults(rows, results),
    otherRed: [{ title: 'reads the registry', passed: false }],
  };
  expect(outcomeTable([today, other])).toEqual([
    '                                       3.10.2   4.0.0',
    'Node                                   20.0.0  20.0.0',
    'rows green                            not run       2',
    'rows red                              not run       1',
    'other tests red                       not run       1',
    'script after intent, median, kB gzip    148.1   148.1',
    'cold build, s                            31.3    31.3',
    '',
    'Red with 4.0.0:',
    '  R-NAV-02 draws',
    '      Error: no heading',
    '  reads the registry',
  ]);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dietSteps } from './steps';

const GENERATED = path.resolve('.docusaurus');
const ofPackages = dietSteps(GENERATED).filter(({ text }) => !text.file.startsWith(GENERATED));

it.each(ofPackages)('finds what it expects in what is installed: $text.file', (step) => {
  const { text, rewrite } = step;
  expect(existsSync(text.file)).toBe(true);
  const source = readFileSync(text.file, 'utf8');
  expect(rewrite(source, text)).not.toBe(source);
});

it('brings one helper, one history and no language of Prism, and prefetches what chunks share', () => {
  const lean = ofPackages.map(({ text, rewrite }) =>
    rewrite(readFileSync(text.file, 'utf8'), text),
  );
  expect(lean.filter((source) => source.includes('require("tslib")'))).toEqual([]);
  expect(
    lean.filter((source) => source.includes('createHashHistory, createMemoryHistory')),
  ).toEqual([]);
  expect(lean.filter((source) => source.includes('prism'))).toEqual([]);
  expect(
    lean.filter((source) => source.includes('flatMap(__webpack_require__.chunksWith)')),
  ).toHaveLength(1);
});

it('stops at a source that is written otherwise, and names its row', () => {
  for (const { text, rewrite } of ofPackages.slice(1)) {
    expect(() => rewrite('export {}', text)).toThrow(text.file);
    expect(() => rewrite('export {}', text)).toThrow(text.row);
  }
  const helper = ofPackages.find(({ text }) => text.row.includes('utils-common'));
  const twoHelpers = 'require("tslib"); tslib_1.__importDefault(); tslib_1.__exportStar()';
  expect(() => helper?.rewrite(twoHelpers, helper.text)).toThrow(/__exportStar/);
});

it('has a row in the table of README.md for each', () => {
  const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  for (const { text } of dietSteps(GENERATED)) {
    const [, name = ''] = /«(.+)»/.exec(text.row) ?? [];
    expect(readme).toContain(`| ${name} |`);
  }
});

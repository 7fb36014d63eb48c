import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bootSource, preHydrationSource } from './boot-source';

const SITE = {
  hasDropdowns: false,
  hasTwoThemes: true,
  hasVersions: false,
  hidesNavbar: false,
  mayPrerender: false,
};
const EVERYTHING = {
  ...SITE,
  hasDropdowns: true,
  hasTwoThemes: false,
  hasVersions: true,
  hidesNavbar: true,
};
const SEARCH = '/assets/js/dialog-search.0a1b2c3d.js';

it.each([bootSource(), preHydrationSource(SITE, SEARCH), preHydrationSource(EVERYTHING, SEARCH)])(
  'is one classic script that browsers can read: %o',
  (source) => {
    expect(source).not.toMatch(/\b(?:import|export)\b/);
    expect(() => runInNewContext(`(function () { return function () {${source}} })`)).not.toThrow();
  },
);

it('brings the styles of what opens on the static page', () => {
  expect(preHydrationSource(SITE, SEARCH)).toContain('.static-menu[open]');
});

it('has nothing of what the site has not', () => {
  const words = ['static-menu__dropdown"', 'prefers-color-scheme', 'docs-preferred-version'];
  const source = preHydrationSource(SITE, SEARCH);
  expect(words.filter((word) => source.includes(word))).toEqual([]);
  const whole = preHydrationSource(EVERYTHING, SEARCH);
  expect(words.filter((word) => whole.includes(word))).toEqual(words);
});

it('renders ahead only where no page view is counted twice', () => {
  expect(preHydrationSource(SITE, SEARCH)).not.toContain('prerender\\":[{');
  const uncounted = preHydrationSource({ ...SITE, mayPrerender: true }, SEARCH);
  expect(uncounted).toContain('prerender":[{');
});

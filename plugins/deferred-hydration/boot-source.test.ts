import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bootSource, preHydrationSource } from './boot-source';

const SEARCH = '/assets/js/dialog-search.0a1b2c3d.js';

it.each([bootSource(), preHydrationSource(false, SEARCH), preHydrationSource(true, SEARCH)])(
  'is one classic script that browsers can read: %o',
  (source) => {
    expect(source).not.toMatch(/\b(?:import|export)\b/);
    expect(() => runInNewContext(`(function () { return function () {${source}} })`)).not.toThrow();
  },
);

it('brings the styles of what opens on the static page', () => {
  expect(preHydrationSource(false, SEARCH)).toContain('.static-menu[open]');
});

it('has nothing of dropdowns where the navbar has none', () => {
  expect(preHydrationSource(false, SEARCH)).not.toContain('static-menu__dropdown"');
  expect(preHydrationSource(true, SEARCH)).toContain('static-menu__dropdown"');
});

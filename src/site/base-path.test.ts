import { expect, test } from 'vitest';
import { readBasePath } from './base-path';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/ayuda/', '/ayuda/'],
  ['/soporte/ayuda-2.0/', '/soporte/ayuda-2.0/'],
])('the setting %j has the site stand under %s', (setting, basePath) => {
  expect(readBasePath(setting)).toBe(basePath);
});

test.each(['ayuda', '/ayuda', 'ayuda/', '//', '//ayuda/', 'https://example.com/ayuda/', '/a b/'])(
  'the setting %j is refused, and what was expected is said',
  (setting) => {
    expect(() => readBasePath(setting)).toThrow(
      `BASE_URL is «${setting}»; expected a path that begins and ends with a slash, such as /ayuda/`,
    );
  },
);

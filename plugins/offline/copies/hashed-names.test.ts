import { expect, it } from 'vitest';
import { hashInName, namedFiles } from './hashed-names';

const PAGE =
  '<script src=/ayuda/assets/js/boot.aaaaaaaa.js data-scripts="/ayuda/assets/js/runtime~main.bbbbbbbb.js ' +
  '/ayuda/assets/js/p1.cccccccc.js" data-build=11111111 data-search-files="/ayuda/search-docs-aaaabbbbcc.json"></script><img src="/ayuda/assets/images/caja.png">';

it('tells the digits that change with the content', () => {
  expect(hashInName('/assets/js/runtime~main.0a1b2c3d.js')).toBe('0a1b2c3d');
  expect(hashInName('/search-docs-0a1b2c3d4e.json')).toBe('0a1b2c3d4e');
  expect(hashInName('/img/logo.svg')).toBeUndefined();
});

it('finds the files of the build that a page names', () => {
  expect(namedFiles(PAGE, '/ayuda/')).toEqual([
    'assets/js/boot.aaaaaaaa.js',
    'assets/js/runtime~main.bbbbbbbb.js',
    'assets/js/p1.cccccccc.js',
  ]);
});

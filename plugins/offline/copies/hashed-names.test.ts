import { expect, it } from 'vitest';
import { hashInName, namedFiles, renamed, stemOf } from './hashed-names';

const PAGE =
  '<script src=/ayuda/assets/js/boot.aaaaaaaa.js data-scripts="/ayuda/assets/js/runtime~main.bbbbbbbb.js ' +
  '/ayuda/assets/js/p1.cccccccc.js" data-build=11111111 data-search-files="/ayuda/search-docs-aaaabbbbcc.json"></script><img src="/ayuda/assets/images/caja.png">';

it('tells the digits that change with the content', () => {
  expect(hashInName('/assets/js/runtime~main.0a1b2c3d.js')).toBe('0a1b2c3d');
  expect(hashInName('/search-docs-0a1b2c3d4e.json')).toBe('0a1b2c3d4e');
  expect(hashInName('/img/logo.svg')).toBeUndefined();
  expect(stemOf('assets/js/p1.cccccccc.js')).toBe('assets/js/p1.js');
  expect(stemOf('search-docs-0a1b2c3d4e.json')).toBe('search-docs.json');
});

it('finds the files of the build that a page names', () => {
  expect(namedFiles(PAGE, '/ayuda/')).toEqual([
    'assets/js/boot.aaaaaaaa.js',
    'assets/js/runtime~main.bbbbbbbb.js',
    'assets/js/p1.cccccccc.js',
  ]);
});

it('writes the names of another build into a page, and leaves those that it does not know', () => {
  const names = new Map([
    ['assets/js/runtime~main.js', 'assets/js/runtime~main.dddddddd.js'],
    ['search-docs.json', 'search-docs-ffffffffff.json'],
    ['assets/js/p1.js', 'assets/js/p1.eeeeeeee.js'],
  ]);
  const next = renamed(PAGE, '/ayuda/', names, { from: '11111111', to: '22222222' });
  expect(next).toBe(
    PAGE.replace('bbbbbbbb', 'dddddddd')
      .replace('cccccccc', 'eeeeeeee')
      .replace('aaaabbbbcc', 'ffffffffff')
      .replace('1'.repeat(8), '2'.repeat(8)),
  );
});

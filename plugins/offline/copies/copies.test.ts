import { expect, it } from 'vitest';
import { cacheNames } from './cache-names';
import { spokenDate, timeOfCopy } from './dates';
import { hashInName, namedFiles } from './hashed-names';
import { noticeText } from './notice';
import { pageKey } from './page-key';

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

it('keeps a page under one key, however its address is spelt, and the home page under the root', () => {
  for (const ending of ['', '/', '.html', '/index.html?q=1#caja']) {
    expect(pageKey(`/docs/sinco${ending}`, 'https://a.example')).toBe(
      'https://a.example/docs/sinco',
    );
  }
  expect(pageKey('/', 'https://a.example')).toBe('https://a.example/');
});

it('says the year of a day only when it is another one', () => {
  const today = new Date('2026-11-22T12:00');
  expect(spokenDate(Date.parse('2026-11-21T12:00'), today)).toBe('21 de noviembre');
  expect(spokenDate(Date.parse('2025-12-31T12:00'), today)).toBe('31 de diciembre de 2025');
});

it.each([undefined, 'ayer', 'Thu, 01 Jan 1980 00:00:00 GMT', 'Mon, 01 Jan 2125 00:00:00 GMT'])(
  'knows no day of a copy whose host said %s',
  (date) => {
    expect(timeOfCopy(new Response('', { headers: date ? { date } : {} }))).toBeUndefined();
  },
);

it('tells a network that is gone from one that does not answer', () => {
  const copiedOn = new Date(new Date().getFullYear(), 10, 21).getTime();
  expect(noticeText({ copiedOn })).toBe('Sin conexión: está leyendo la copia del 21 de noviembre.');
  expect(noticeText({ copiedOn, isSlow: true })).toMatch(/^La conexión no responde: /);
  expect(noticeText({ copiedOn: null })).toBe('Sin conexión: está leyendo una copia.');
  expect(noticeText({})).toBe('Sin conexión.');
});

it('knows the caches of its own site', () => {
  const names = cacheNames('/ayuda/');
  expect(names.isOwn(names.read)).toBe(true);
  expect(names.isSaved(names.saved('offline-sinco-1.json'))).toBe(true);
  expect(names.isOwn(cacheNames('/').read)).toBe(false);
});

import { expect, it } from 'vitest';
import { cacheNames } from './cache-names';
import { spokenDate, timeOfCopy } from './dates';
import { noticeText } from './notice';
import { pageKey } from './page-key';

it.each(['/docs/sinco', '/docs/sinco/', '/docs/sinco.html', '/docs/sinco/index.html?q=1#caja'])(
  'keeps the page %s under one key',
  (address) => {
    expect(pageKey(address, 'https://a.example')).toBe('https://a.example/docs/sinco');
  },
);

it('keeps the home page under the root', () => {
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

it('knows the caches of its own site, and those of an older format', () => {
  const names = cacheNames('/ayuda/');
  expect(names.isOwn(names.read) && !names.isOutdated(names.read)).toBe(true);
  expect(names.isSaved(names.saved('offline-sinco-1.json'))).toBe(true);
  expect(names.isOutdated('ayuda /ayuda/ 0 leidas')).toBe(true);
  expect(names.isOwn(cacheNames('/').read)).toBe(false);
});

import { expect, it } from 'vitest';
import { pageRequests } from './page-requests';

it('finds scripts, fetched links, data of the boot script and pictures', () => {
  const html =
    '<link rel="canonical" href="/docs/"><link rel=stylesheet href=/estilo.css>' +
    '<link href="/antes.js" rel="modulepreload"><script src="/propio.js" defer></script>' +
    '<script src=/assets/js/boot.1.js defer data-scripts="/assets/js/a.1.js /assets/js/b.1.js" data-rest=/assets/js/rest.1.js></script>' +
    `<img src='/assets/images/caja.png'><a href="https://example.com/assets/otra.js">Fuera</a>`;
  expect([...pageRequests(html, '/')].sort()).toEqual([
    '/antes.js',
    '/assets/images/caja.png',
    '/assets/js/a.1.js',
    '/assets/js/b.1.js',
    '/assets/js/boot.1.js',
    '/assets/js/rest.1.js',
    '/estilo.css',
    '/propio.js',
  ]);
});

it('leaves what stands on other hosts or under another folder of this one', () => {
  const html = '<script src="//example.com/a.js"></script><script src="/otro/b.js"></script>';
  expect([...pageRequests(html, '/')]).toEqual(['/otro/b.js']);
  expect([...pageRequests(html, '/ayuda/')]).toEqual([]);
});

it('finds files of a stylesheet', () => {
  const css = '@font-face{src:url(/ayuda/assets/fonts/a.woff2)}a{background:url("/assets/b.svg")}';
  expect([...pageRequests(css, '/ayuda/')]).toEqual(['/ayuda/assets/fonts/a.woff2']);
});

import { describe, expect, it } from 'vitest';
import { readBuiltPage, staticPage } from './static-page';

/** As the theme writes it: what is stored, what the address says, and what is set of it. */
const FROM_ADDRESS =
  'function(){try{return new URLSearchParams(window.location.search).get("docusaurus-theme")}catch(t){}}()||';
const STORED = 'function(){try{return window.localStorage.getItem("theme")}catch(t){}}();';
const DATA =
  ',function(){try{for(var[t,e]of new URLSearchParams(window.location.search).entries())set(t,e)}catch(t){}}()';
const THEME = `!function(){var t=${FROM_ADDRESS}${STORED}set(t)}()${DATA}`;

const LIVE =
  '<html><head><meta charset=UTF-8><title>Caja</title><link rel=stylesheet href=/assets/css/styles.07287a81.css />' +
  '<script src=/assets/js/runtime~main.6e929d21.js defer></script>' +
  '<script src=/assets/js/main.18ff7b54.js defer></script>' +
  `<script>${THEME}</script></head><body>Abra la caja</body></html>`;

const PARTS = {
  styles: 'p{margin:0}',
  watch: 'watch()',
  boot: '/assets/js/boot.22222222.js',
  scripts: ['/assets/js/pagina.33333333.js'],
  preHydration: '/assets/js/pre-hydration.44444444.js',
  searchFiles: ['/search-docs-55555555.json'],
  mayPrerender: false,
};

it('lets the browser find images in the page, and does not say what made it', () => {
  const head =
    '<meta name=generator content="Docusaurus"><link rel=preload as=image href=/a.svg />';
  const other = LIVE.replace('<title>', `${head}<title>`);
  expect(staticPage(readBuiltPage(other, 'index.html'), PARTS)).toBe(
    staticPage(readBuiltPage(LIVE, 'index.html'), PARTS),
  );
});

describe('a live page', () => {
  it('is read with its stylesheet and its scripts, minified or not', () => {
    const spaced = LIVE.replaceAll(/(href|src)=([^ ]+)/g, '$1="$2"').replaceAll(
      ' defer',
      ' defer=""',
    );
    for (const html of [LIVE, spaced]) {
      expect(readBuiltPage(html, 'index.html')).toEqual({
        file: 'index.html',
        html,
        stylesheet: '/assets/css/styles.07287a81.css',
        entries: ['/assets/js/runtime~main.6e929d21.js', '/assets/js/main.18ff7b54.js'],
      });
    }
  });

  it('is refused by name when its template is not the one expected', () => {
    expect(() => readBuiltPage('<html></html>', 'docs/caja.html')).toThrow(
      /docs\/caja\.html has no stylesheet in its head\. Expected .*static-page\.ts/,
    );
    expect(() => readBuiltPage(LIVE.replaceAll('defer', 'async'), 'a.html')).toThrow(
      /a\.html has no deferred scripts/,
    );
  });
});

describe('the static page', () => {
  const page = staticPage(readBuiltPage(LIVE, 'index.html'), PARTS);

  it('waits for the critical rules only, and runs the boot script only', () => {
    const [head, body] = page.split('<body>');
    expect(head).toContain(`<style>${PARTS.styles}</style>`);
    expect(head).not.toContain('<link rel=stylesheet');
    expect(body).toBe('Abra la caja</body></html>');
    expect(page.match(/<script[^>]* src=[^ ]+/g)).toEqual([
      '<script id=static-first src=/assets/js/boot.22222222.js',
    ]);
    expect(page).toContain(
      'data-scripts="/assets/js/runtime~main.6e929d21.js /assets/js/pagina.33333333.js /assets/js/main.18ff7b54.js"',
    );
    expect(page).toContain('data-stylesheet="/assets/css/styles.07287a81.css"');
  });

  it('keeps the theme that is stored, and lets no address set anything', () => {
    expect(page).toContain(`<script>!function(){var t=${STORED}set(t)}()</script>`);
  });

  it('has its rules in one element, and none in an attribute', () => {
    const print = '<style media=print>:root{--sitio:"s"}</style>';
    const sprite = '<svg style="display: none;"><defs><symbol id=a /></defs></svg>';
    const styled = LIVE.replace('<link', `${print}<link`).replace('Abra', `${sprite}Abra`);
    const html = staticPage(readBuiltPage(styled, 'index.html'), PARTS);
    expect(html.match(/<style.*<\/style>/)?.[0]).toBe(
      '<style>p{margin:0}@media print{:root{--sitio:"s"}}</style>',
    );
    expect(html).toContain('<div hidden><svg><defs><symbol id=a /></defs></svg></div>Abra');
  });

  it('belongs to another build as soon as a file changes that it may ask for', () => {
    const build = (html: string, parts = PARTS) =>
      /data-build=(\w{8})/.exec(staticPage(readBuiltPage(html, 'index.html'), parts))?.[1];
    expect(build(LIVE)).toBeDefined();
    expect(build(LIVE, { ...PARTS, searchFiles: [] })).not.toBe(build(LIVE));
    expect(build(LIVE, { ...PARTS, preHydration: '/otro.js' })).not.toBe(build(LIVE));
    for (const file of ['6e929d21', '18ff7b54', '07287a81']) {
      expect(build(LIVE.replace(file, '99999999'))).not.toBe(build(LIVE));
    }
  });
});

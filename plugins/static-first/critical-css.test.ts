import { expect, it } from 'vitest';
import { criticalCss } from './critical-css';
import { keepLastDefinitions } from './last-definitions';
import { PageNames } from './names';
import { pageFamily } from './page-family';
import { splitPrint } from './print-rules';

const CSS = `
:root{--usada:#111;--muerta:#222;--dibujo:#333;--indirecta:var(--raiz);--raiz:#444}
html[data-theme=dark]{--usada:#eee}
.tabla{color:var(--usada)}
.tabla:hover td{color:var(--indirecta)}
.dialogo{display:grid}
.dialogo .tabla{margin:0}
@media (width<=600px){.tabla{display:block}.dialogo{margin:0}}
@media print{.tabla{color:#000}}
:is(p,ul):not(.tabla *){max-width:60ch}
.tabla :is(th,td):last-child{padding:0}
`;

async function purged(html: string): Promise<string> {
  const names = new PageNames();
  names.add(html);
  return criticalCss(CSS, names);
}

const PAGE = '<html lang=es><body><table class="tabla ancha"><td fill="var(--dibujo)"></table>';

it('keeps what the pages can use, in whatever state or theme', async () => {
  const css = await purged(PAGE);
  expect(css).toContain('.tabla:hover td');
  expect(css).toContain('html[data-theme=dark]');
  expect(css).toContain('@media print');
});

it('keeps rules with alternatives, which it cannot judge', async () => {
  const css = await purged(PAGE);
  expect(css).toContain('max-width:60ch');
  expect(css).toContain(':is(th,td):last-child');
});

it('leaves out what only the client brings', async () => {
  expect(await purged(PAGE)).not.toContain('dialogo');
});

it('keeps the custom properties that are read, by rules, by each other or by the HTML', async () => {
  const css = await purged(PAGE);
  for (const used of ['--usada:#111', '--dibujo:#333', '--indirecta:', '--raiz:#444']) {
    expect(css).toContain(used);
  }
  expect(css).not.toContain('--muerta');
});

it('drops what a later :root replaces, and only that', () => {
  const css =
    ':root{--a:1;--b:2}.x{--a:9}html[data-theme=dark]{--a:3}@media print{:root{--a:5}}:root{--a:4}';
  expect(keepLastDefinitions(css)).toBe(
    ':root{--b:2}.x{--a:9}html[data-theme=dark]{--a:3}@media print{:root{--a:5}}:root{--a:4}',
  );
});

it('parts what is for paper from what is for the screen', () => {
  expect(splitPrint('.a{color:red}@media print{.a{color:#000}}.b{top:0}')).toEqual({
    screen: '.a{color:red}.b{top:0}',
    print: '.a{color:#000}',
  });
});

it('puts pages with the same parts into one family', () => {
  const page = (body: string) => pageFamily(`<html class="docs-wrapper plugin-docs"><body>${body}`);
  expect(page('Texto')).toBe('documentation');
  expect(page('<figure data-pantalla=clientes>')).toBe('documentation screen');
  expect(pageFamily('<html class="plugin-pages"><body>Inicio')).toBe('');
});

import postcss from 'postcss';
import { expect, it } from 'vitest';
import { criticalCss } from './critical-css';
import { namesOfPage } from './page-names';
import { pageFamilies } from './page-styles';

const CSS = `
:root{--usada:#111;--muerta:#222;--dibujo:#333;--indirecta:var(--raiz);--raiz:#444}
html[data-theme=dark]{--usada:#eee;--dibujo:#ddd}
.tabla{color:var(--usada)}
.tabla td{color:var(--indirecta)}
.dialogo{display:grid}
.dialogo .tabla{margin:0}
@media (width<=600px){.tabla{display:block}.dialogo{margin:0}}
:is(p,.dialogo):not(.tabla *){max-width:60ch}
.tabla :is(th,.caja td):last-child{padding:0}
.tabla :is(td,th):last-child{padding:1px}
.tabla{animation:entra 1s}
@keyframes entra{from{opacity:0}}
`;

function purged(html: string, css = CSS): string {
  return criticalCss(postcss.parse(css), namesOfPage(html));
}

const PAGE = '<html lang=es><body><table class="tabla ancha"><td fill="var(--dibujo)"></table>';

it('keeps what the pages can use, in whatever size or theme', () => {
  const css = purged(PAGE);
  expect(css).toContain('.tabla td');
  expect(css).toContain('html[data-theme=dark]');
  expect(css).toMatch(/@media ?\(width<=600px\)\{\.tabla\{display:block\}\}/);
  expect(css).toContain('@keyframes entra{from{opacity:0}}');
});

it('keeps a rule with alternatives when one of them is there', () => {
  expect(purged(PAGE)).toContain('padding:1px');
  expect(purged(PAGE)).not.toContain('padding:0');
  expect(purged(PAGE)).not.toContain('60ch');
  expect(purged('<p class=x>')).toContain('60ch');
});

it('leaves out what only the client brings', () => {
  expect(purged(PAGE)).not.toContain('dialogo');
});

it('keeps the custom properties that are read, by rules or by the HTML', () => {
  const css = purged(PAGE);
  for (const used of ['--usada:#111', '--dibujo:#333']) expect(css).toContain(used);
  expect(css).not.toContain('--muerta');
});

it('drops what a later rule of the same selectors replaces, and only that', () => {
  const css =
    ':root{--a:1px;--b:2px}td{--a:9px}html[data-theme=dark]{--a:3px}:root{--a:4px}td{margin:var(--a)var(--b)}';
  expect(purged(PAGE, css)).toBe(
    ':root{--b:2px}td{--a:9px}html[data-theme=dark]{--a:3px}:root{--a:4px}td{margin:var(--a)var(--b)}',
  );
});

it('keeps what wins over a later rule, or stands for a value that a browser may not know', () => {
  const css =
    'td{top:0!important;display:flow-root;display:grid;left:1px}@media (width>9px){td{left:2px}}td{top:1px;left:3px}';
  expect(purged(PAGE, css)).toBe(
    'td{top:0!important;display:flow-root;display:grid}td{top:1px;left:3px}',
  );
});

it('puts pages into one family unless many rules tell them apart', () => {
  const many = Array.from({ length: 40 }, (_, index) => `.ventana .v${index}{top:${index}px}`);
  const familyOf = pageFamilies(`p{top:0}.ventana b{top:0}${many.join('')}`);
  expect(familyOf(['p', 'b'])).toBe(familyOf(['table']));
  expect(familyOf(['p', 'ventana'])).not.toBe(familyOf(['p']));
});

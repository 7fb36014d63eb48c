import { expect, it } from 'vitest';
import type { Sign } from '../../../src/help-targets/target';
import { pageOfArticle } from '../../../tests/support/page-of-article';
import { answeringAnchor, saidOf } from './answering-place';

const ARTICLE = `<h1>Factura</h1><p>Mire <strong>Cliente</strong>.
<h2 id=campos>Campos</h2><p>Con <strong>Grabar</strong> termina.
<figure class=pantalla data-pantalla=cobrar><figcaption><ul><li><b>1</b> <strong>Grabar</strong>: guarda<li><strong>Marco</strong></ul></figure>
<table><tbody><tr id=campo-cliente><td><strong>Cliente</strong><td>F6; vea <strong>Otros</strong></table>
<div class=acciones><ul><li><strong>Cliente</strong> (F6)<li><strong>Mesas</strong></ul></div>
<h2 id=pasos>Pasos</h2><ol><li>Abra <strong>Ventas</strong>.<li>Pulse <strong>Grabar</strong> (F9).<li><p>Pulse <strong>Volver</strong>.</p><p>Sube un nivel.</p></ol>
<h3 id=corregir>Corregir</h3><ul><li><strong>Cliente</strong>: elija otro.</ul>
<table><tbody><tr><td><code>DLF-2204</code><td>Pulse <strong>Recibir</strong><tr><td><strong>Grabar</strong><td>Guarda</table>`;

const places = pageOfArticle(ARTICLE)?.places ?? {
  anchors: new Set(),
  names: new Map(),
  drawings: new Map(),
};
const anchor = (...signs: Sign[]) => answeringAnchor(signs, places);

it('takes the surest sign that the page has', () => {
  expect(anchor({ anchor: 'campo-cliente' }, { name: 'Grabar' })).toBe('campo-cliente');
  expect(anchor({ anchor: 'campo-nota' }, { name: 'Grabar' })).toBe('corregir');
  expect(anchor({ name: 'Nada' }, { drawing: 'cobrar' })).toBe('campos');
  expect(anchor({ name: 'Nada' })).toBe('');
  expect(anchor()).toBe('');
  // It is not in the article.
  expect(anchor({ name: 'Menú' }, { anchor: 'fuera' })).toBe('');
});

it('leads to the heading above what says most of a name', () => {
  expect(anchor({ name: 'DLF-2204' })).toBe('corregir');
  // An item that begins with it, not a row with an anchor of its own nor the list of buttons.
  expect(anchor({ name: 'Cliente' })).toBe('corregir');
  expect(anchor({ name: 'Ventas' })).toBe('pasos');
  expect(anchor({ name: 'Mesas' })).toBe('campos');
  expect(anchor({ name: 'Recibir' })).toBe('corregir');
  // What is only drawn is told nowhere.
  expect(anchor({ name: 'Marco' })).toBe('');
});

it('takes what is said of a name from its row, its item or its step', () => {
  const said = (name: string) => saidOf([{ name }], places);
  expect(said('Grabar')).toBe('Guarda.');
  expect(said('Cliente')).toBe('Cliente: elija otro.');
  expect(said('Ventas')).toBe('Abra Ventas.');
  expect(said('Volver')).toBe('Pulse Volver.');
  expect(said('Mesas')).toBeUndefined();
  expect(said('Nada')).toBeUndefined();
});

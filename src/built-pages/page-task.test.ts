import type { ElementContent } from 'hast';
import { toString as plainText } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { pageOfArticle } from '../../tests/support/page-of-article';

/** The procedures of a page that offers a sheet, each as its title and its steps. */
function proceduresOf(body: string): [title: string, ...steps: string[]][] {
  const html =
    '<div class="theme-doc-markdown markdown"><header><h1>Productos</h1></header>' +
    `${body}<p class=hoja><a href=/hoja/delfin/productos.html>Imprimir</a></p></div>`;
  const task = pageOfArticle(html)?.text?.task;
  const words = (nodes: readonly ElementContent[]) => nodes.map((node) => plainText(node)).join('');
  return (task?.procedures ?? []).map(({ title, steps }) => [title, ...steps.map(words)]);
}

const COMBO =
  '<details class="pliegue pregunta"><summary><h2 class=desplegador id=combo>Crear un combo</h2></summary>' +
  '<p>Los componentes ya existen.<ol><li>Elija <strong>Combo</strong>.<li>Pulse <strong>Grabar</strong>.</ol></details>';

it('takes the steps of folds along, under the heading that unfolds them', () => {
  expect(
    proceduresOf(`<h2>Crear un producto</h2><ol><li>Pulse Nuevo.<li>Pulse Grabar.</ol>${COMBO}`),
  ).toEqual([
    ['Crear un producto', 'Pulse Nuevo.', 'Pulse Grabar.'],
    ['Crear un combo', 'Elija Combo.', 'Pulse Grabar.'],
  ]);
});

it('takes the steps of a fold within a section as those of the section', () => {
  expect(
    proceduresOf(
      '<h2>Cobrar</h2><details><summary>Con tarjeta</summary><ol><li>Pase la tarjeta.</ol></details>',
    ),
  ).toEqual([['Cobrar', 'Pase la tarjeta.']]);
});

it('leaves examples out, unless a page has nothing else', () => {
  const example = '<h2>Ejemplo con lotes</h2><ol><li>Abra Seriales.</ol>';
  expect(proceduresOf(COMBO + example).map(([title]) => title)).toEqual(['Crear un combo']);
  expect(proceduresOf(example)).toEqual([['Ejemplo con lotes', 'Abra Seriales.']]);
});

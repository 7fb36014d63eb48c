import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { textsIn, textsOf } from '../../../tests/support/drawn-elements';
import { smallFacts as facts } from '../../../tests/support/small-facts';
import { drawScreen } from './draw-screen';
import type { ScreenView } from './drawing';

const sales = 'analytics/ver-informes/ventas';

function draw(view: Partial<ScreenView> = {}): Element {
  return drawScreen(facts, { screen: 'tablero-de-ventas', ...view });
}

function tableOf(id: string): string[][] {
  const page = facts.pages.find(({ ruta }) => ruta === sales);
  const rows = page?.tablas?.find((table) => table.id === id)?.filas ?? [];
  return rows.map((row) => row.map((cell) => String(cell).replaceAll('**', '')));
}

const hard = (text: string | undefined) => text?.replace(/ (?=[\d%])/g, '\u00a0');

describe('what a board shows', () => {
  test('its cards are the table «tarjetas» of its page', () => {
    const cards = tableOf('tarjetas');
    expect(textsIn(draw(), 'v-tarjetas', 'b')).toEqual(cards.map(([name]) => name));
    expect(textsIn(draw(), 'v-tarjetas', 'span')).toEqual(cards.map((row) => hard(row.at(-1))));
  });

  test('a card shows the value of the view', () => {
    const figure = draw({ values: { 'Venta total': '$ 989.940' } });
    expect(textsIn(figure, 'v-tarjetas', 'span')[0]).toBe('$\u00a0989.940');
  });

  test('every folder stands at the side, and the open one lists its reports', () => {
    expect(textsIn(draw(), 'v-carpetas', 'b')).toEqual([
      '★ Favoritos',
      'Ventas',
      'Productos',
      'Clientes',
      'Otros informes',
    ]);
    expect(textsIn(draw(), 'v-carpetas', 'span')).toEqual(
      tableOf('informes').map(([name]) => name),
    );
  });

  test('it says how fresh its figures are with the words of the synchroniser', () => {
    const field = facts.screens
      .find(({ clave }) => clave === 'sincronizador-de-analytics')
      ?.campos.find(({ nombre }) => nombre === 'Datos hasta');
    expect(textsIn(draw(), 'v-menu', 'em')).toEqual([`Datos hasta: ${field?.ejemplo}`]);
  });

  test('a chart has a bar for each row of its table, as long as its figure, and none for the total', () => {
    const bars = [...toHtml(draw()).matchAll(/<rect[^>]* width="([\d.]+)%"/g)].map(([, width]) =>
      Number(width),
    );
    expect(bars).toHaveLength(tableOf('resumen').length + 2);
    const [tienda = 0, restaurante = 0] = bars.slice(-2);
    expect(restaurante / tienda).toBeCloseTo(9008010 / 11110878, 2);
  });

  test('another table of the view shows another report', () => {
    const figure = draw({ table: 'medios' });
    expect(textsIn(figure, 'v-menu', 'b')[0]).toBe('Ventas › Medios de pago');
    expect(textsIn(figure, 'v-lineas', 'b')).toEqual(['Medio de pago', 'Recibido']);
    expect(textsIn(figure, 'total', 'span')).toEqual(['Total recibido', '$\u00a020.067.311']);
  });
});

test('callouts point at cards, charts and parts, and the legend explains each', () => {
  const figure = draw({ highlight: ['Estrella', 'Ticket promedio', 'Venta por centro', 'Volver'] });
  expect(textsIn(figure, 'ventana', 'i')).toEqual(['A', 'D', 'B', 'C']);
  expect(textsOf(figure, 'li').slice(-4)).toEqual([
    'A Estrella: Agrega el informe a Favoritos; son de cada usuario.',
    'B Ticket promedio: Venta total ÷ documentos.',
    'C Venta por centro: Un clic en una barra filtra las tarjetas, la tabla y los demás gráficos.',
    'D Volver: Sube un nivel.',
  ]);
});

test('a table that the board does not draw is refused with those it draws', () => {
  expect(() => draw({ table: 'medio' })).toThrow(/did you mean «medios»\?/);
});

test('a window of a program of its own has neither menu nor status bar', () => {
  const figure = drawScreen(facts, { screen: 'inicio-de-sesion-de-analytics' });
  expect(toHtml(figure)).toContain('aria-label="Dibujo de Iniciar sesión en Analytics"');
  expect(textsIn(figure, 'v-campos', 'b')).toEqual(['Servidor', 'Usuario', 'Clave']);
  expect(toHtml(figure)).not.toMatch(/v-menu|v-estado/);
});

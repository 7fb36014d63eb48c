import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { drawChart } from './chart';
import type { ChartData } from './chart-data';

const data: ChartData = {
  kind: 'barras',
  xTitle: 'Producto',
  yTitle: 'Total',
  points: [
    { label: 'Café', value: 200, formatted: '$ 200' },
    { label: 'Arroz', value: 100, formatted: '$ 100' },
    { label: 'Devolución', value: -50, formatted: '−$ 50' },
  ],
};

test('a chart says its numbers in words and names itself in the caption', () => {
  const html = toHtml(drawChart(data));
  expect(html).toContain('role="img"');
  expect(html).toContain(
    'aria-label="Gráfico de barras: Total por producto. Café: $ 200; Arroz: $ 100; Devolución: −$ 50."',
  );
  expect(html).toContain('<figcaption>Gráfico de barras: Total por producto</figcaption>');
});

test('bars are as long as their value, and negative ones hang from the zero line', () => {
  const html = toHtml(drawChart(data));
  const widths = [...html.matchAll(/class="barra(?:-negativa)?"[^>]*width="([\d.]+)"/g)].map(
    (match) => Number(match[1]),
  );
  expect(widths).toHaveLength(3);
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(2, 5);
  expect((widths[0] ?? 0) / (widths[2] ?? 1)).toBeCloseTo(4, 5);
  expect(html).toContain('class="barra-negativa"');
});

test('the zero line crosses no label', () => {
  const html = toHtml(drawChart(data));
  const baselines = [...html.matchAll(/class="etiqueta"[^>]*y="([\d.]+)"/g)];
  const axes = [...html.matchAll(/class="eje"[^>]*y1="([\d.]+)" y2="([\d.]+)"/g)];
  expect(axes).toHaveLength(3);
  for (const [index, [, top, bottom]] of axes.entries()) {
    const next = Number(baselines[index + 1]?.[1] ?? Number.POSITIVE_INFINITY);
    expect(Number(top)).toBeGreaterThan(Number(baselines[index]?.[1]));
    // A letter stands up to eleven units above its line.
    expect(Number(bottom)).toBeLessThan(next - 10);
  }
});

test('a ring numbers its slices like its legend, so that colour is not the only sign', () => {
  const html = toHtml(drawChart({ ...data, kind: 'torta', points: data.points.slice(0, 2) }));
  expect(html.match(/class="porcion/g)).toHaveLength(2);
  expect(html).toContain('>1</text>');
  expect(html).toContain('1. Café');
});

test('no word of a line reaches past the picture', () => {
  const long = ['Tienda La Esquina de los Mangos', 'Febrero', 'Distribuidora de Abarrotes'];
  const points = long.map((label) => ({ label, value: 5, formatted: '$ 120.000.000' }));
  const html = toHtml(drawChart({ ...data, kind: 'lineas', points }));
  const texts = [...html.matchAll(/<text [^>]*x="([\d.]+)" text-anchor="(\w+)">([^<]*)</g)];
  expect(texts).toHaveLength(6);
  for (const [, x = '', anchor = '', text = ''] of texts) {
    // A letter of 11 units takes six of them, or less.
    const room = { start: 0, middle: (text.length * 6) / 2, end: text.length * 6 }[anchor] ?? 0;
    expect(Number(x) - room, text).toBeGreaterThanOrEqual(0);
    expect(Number(x) - room + text.length * 6, text).toBeLessThanOrEqual(360);
  }
});

test('a line has one labelled point per row', () => {
  const html = toHtml(drawChart({ ...data, kind: 'lineas' }));
  expect(html.match(/class="punto"/g)).toHaveLength(3);
  expect(html).toContain('class="linea"');
});

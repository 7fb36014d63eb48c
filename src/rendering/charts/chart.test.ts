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

test('a ring numbers its slices like its legend, so that colour is not the only sign', () => {
  const html = toHtml(drawChart({ ...data, kind: 'torta', points: data.points.slice(0, 2) }));
  expect(html.match(/class="porcion/g)).toHaveLength(2);
  expect(html).toContain('>1</text>');
  expect(html).toContain('1. Café');
});

test('a line has one labelled point per row', () => {
  const html = toHtml(drawChart({ ...data, kind: 'lineas' }));
  expect(html.match(/class="punto"/g)).toHaveLength(3);
  expect(html).toContain('class="linea"');
});

import { toHtml } from 'hast-util-to-html';
import { toString as plainText } from 'mdast-util-to-string';
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

const steady = [150, 147].map((value) => ({ label: 'Café', value, formatted: String(value) }));

test('a chart says its title and its numbers as text, which no drawing shrinks and every reader is told', () => {
  for (const kind of ['barras', 'lineas', 'torta'] as const) {
    const chart = drawChart({ ...data, kind });
    const read = {
      ...chart,
      children: chart.children.filter((child) => 'tagName' in child && child.tagName !== 'svg'),
    };
    expect(plainText(read)).toMatch(
      /^Gráfico de \S+ Total por productoCafé \$ 200Arroz \$ 100Devolución −\$ 50$/,
    );
    expect(toHtml(chart)).not.toMatch(/<svg(?! [^>]*aria-hidden="true")|style=/);
  }
});

test('bars are as long as their value, and negative ones hang from the zero line', () => {
  const bars = [...toHtml(drawChart(data)).matchAll(/<rect[^>]* x="([\d.]+)%" width="([\d.]+)%"/g)];
  expect(bars.map(([, x, width]) => [Number(x), Number(width)])).toEqual([
    [20, 80],
    [20, 40],
    [0, 20],
  ]);
  expect(toHtml(drawChart(data))).toContain('class="negativa"');
});

test.each(['torta', 'lineas'] as const)(
  'a chart of %s numbers what it draws like its list, so that colour is not the only sign',
  (kind) => {
    const html = toHtml(drawChart({ ...data, kind, points: data.points.slice(0, 2) }));
    expect([...html.matchAll(/<text[^>]*>(\d)</g)].map(([, number]) => number)).toEqual(['1', '2']);
    expect(html).toContain('<ol class="marcas"><li>Café');
  },
);

test('a slice is as long as its share, and a line begins at zero', () => {
  const points = data.points.slice(0, 2);
  const ring = toHtml(drawChart({ ...data, kind: 'torta', points }));
  expect([...ring.matchAll(/dasharray="([\d.]+) 1"/g)].map(([, length]) => length)).toEqual([
    '0.663',
    '0.329',
  ]);
  expect(toHtml(drawChart({ ...data, kind: 'lineas', points }))).toContain('y1="95%"');
});

test('a line that would lie near the top begins at its least point, and says so', () => {
  const html = toHtml(drawChart({ ...data, kind: 'lineas', points: steady }));
  expect(html).toContain('por producto. El eje empieza en 147<');
  expect([...html.matchAll(/cy="([\d.]+)%"/g)].map(([, y]) => y)).toEqual(['20', '95']);
});

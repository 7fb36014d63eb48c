import type { Element, Properties } from 'hast';
import { h, s } from 'hastscript';
import { drawBars } from './bars';
import { type ChartData, chartDescription, chartTitle } from './chart-data';
import { drawLine } from './line';
import { drawRing } from './ring';

const drawings = { barras: drawBars, lineas: drawLine, torta: drawRing };

/** The picture of a chart alone: an SVG with its marks and these properties. */
export function drawChartPicture(data: ChartData, properties: Properties): Element {
  const { height, marks } = drawings[data.kind](data);
  return s('svg', { viewBox: `0 0 360 ${height}`, ...properties }, marks);
}

/**
 * A static chart: an SVG of 360 units wide, so that its text reads on a phone, coloured by CSS
 * variables so that it follows the theme, with its numbers in words as its description.
 */
export function drawChart(data: ChartData): Element {
  return h('figure.grafico', [
    drawChartPicture(data, {
      role: 'img',
      ariaLabel: `${chartTitle(data)}. ${chartDescription(data)}`,
    }),
    h('figcaption', chartTitle(data)),
  ]);
}

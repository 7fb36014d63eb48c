import type { Element } from 'hast';
import { h } from 'hastscript';
import { drawBars } from './bars';
import { type ChartData, chartTitle } from './chart-data';
import { drawLine } from './line';
import { drawRing } from './ring';

const drawings = { barras: drawBars, lineas: drawLine, torta: drawRing };

/**
 * The marks of a chart with their names and numbers. These are text of the page, as large as its reader wants it; what
 * is drawn beside them has no letters that shrink with it, and no style attribute, which the policy of a page refuses.
 */
export function drawMarks(data: ChartData): Element[] {
  return drawings[data.kind](data);
}

/** A static chart, coloured by CSS variables so that it follows the theme. */
export function drawChart(data: ChartData): Element {
  return h('figure.grafico', [h('figcaption', chartTitle(data)), ...drawMarks(data)]);
}

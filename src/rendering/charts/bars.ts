import { scaleLinear } from 'd3-scale';
import type { ElementContent } from 'hast';
import { s } from 'hastscript';
import type { ChartData } from './chart-data';

const width = 360;
const rowHeight = 36;
const barHeight = 14;

/** Horizontal bars, one a row with its label above, so that long names fit a phone. */
export function drawBars(data: ChartData): { height: number; marks: ElementContent[] } {
  const values = data.points.map((point) => point.value);
  const scale = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values)])
    .range([1, width - 1]);
  const zero = scale(0);
  const marks = data.points.flatMap((point, index) => {
    const top = index * rowHeight;
    const end = scale(point.value);
    return [
      s('text.etiqueta', { x: 0, y: top + 12 }, point.label),
      s('text.valor', { x: width, y: top + 12, textAnchor: 'end' }, point.formatted),
      s('rect', {
        className: [point.value < 0 ? 'barra-negativa' : 'barra'],
        x: Math.min(zero, end),
        y: top + 17,
        width: Math.max(1, Math.abs(end - zero)),
        height: barHeight,
        rx: 2,
      }),
      // Only beside its bar: a line through all rows would cross the labels.
      s('line.eje', { x1: zero, x2: zero, y1: top + 15, y2: top + rowHeight - 3 }),
    ];
  });
  return { height: data.points.length * rowHeight, marks };
}

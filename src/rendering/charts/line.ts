import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { ElementContent } from 'hast';
import { s } from 'hastscript';
import type { ChartData } from './chart-data';

const width = 360;
const height = 190;
const margin = { top: 18, bottom: 34, side: 30 };

/** What a letter takes at most, on average, at the size of the labels. */
const LETTER = 6.4;

/** Where a text stands that belongs above or below a point: right there, or at the edge that it would reach past. */
function textAt(x: number, text: string): { x: number; textAnchor: string } {
  const half = (text.length * LETTER) / 2;
  if (x - half < 0) return { x: 0, textAnchor: 'start' };
  if (x + half > width) return { x: width, textAnchor: 'end' };
  return { x, textAnchor: 'middle' };
}

/** A line over time with every point labelled; the axis starts at zero so that slopes do not lie. */
export function drawLine(data: ChartData): { height: number; marks: ElementContent[] } {
  const positions = data.points.map((_, index) => String(index));
  const x = scalePoint(positions, [margin.side, width - margin.side]);
  const values = data.points.map((point) => point.value);
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values)])
    .range([height - margin.bottom, margin.top]);
  const at = (index: number) => x(String(index)) ?? 0;
  const path = line<number>(
    (_, index) => at(index),
    (value) => y(value),
  )(values);
  const labels = data.points.flatMap((point, index) => {
    const isLow = index % 2 === 1;
    return [
      s('circle.punto', { cx: at(index), cy: y(point.value), r: 3.5 }),
      s(
        'text.valor',
        { y: y(point.value) - 8, ...textAt(at(index), point.formatted) },
        point.formatted,
      ),
      s(
        'text.etiqueta',
        { y: height - (isLow ? 4 : 18), ...textAt(at(index), point.label) },
        point.label,
      ),
    ];
  });
  return {
    height,
    marks: [
      s('line.eje', { x1: margin.side, x2: width - margin.side, y1: y(0), y2: y(0) }),
      s('path.linea', { d: path ?? '' }),
      ...labels,
    ],
  };
}

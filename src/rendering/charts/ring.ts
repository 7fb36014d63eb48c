import { arc, pie } from 'd3-shape';
import type { ElementContent } from 'hast';
import { s } from 'hastscript';
import type { ChartData } from './chart-data';

const width = 360;
const radius = 70;
const rowHeight = 20;
const colours = 8;

/** A ring whose slices carry the number of their row in the legend, so that colour is never the only sign. */
export function drawRing(data: ChartData): { height: number; marks: ElementContent[] } {
  const height = Math.max(radius * 2 + 4, data.points.length * rowHeight + 4);
  const slices = pie<number>().sort(null)(data.points.map((point) => Math.max(0, point.value)));
  const shape = arc<(typeof slices)[number]>()
    .innerRadius(radius * 0.5)
    .outerRadius(radius);
  const widest = 0.25;
  const ring = slices.flatMap((slice, index) => {
    const [cx, cy] = shape.centroid(slice);
    const isWide = slice.endAngle - slice.startAngle > widest;
    return [
      s('path', {
        className: ['porcion', `serie-${(index % colours) + 1}`],
        d: shape(slice) ?? '',
      }),
      ...(isWide
        ? [s('text.numero', { x: cx, y: cy + 4, textAnchor: 'middle' }, String(index + 1))]
        : []),
    ];
  });
  const legendLeft = radius * 2 + 16;
  const legendTop = (height - data.points.length * rowHeight) / 2;
  const legend = data.points.flatMap((point, index) => {
    const top = legendTop + index * rowHeight;
    return [
      s('rect', {
        className: [`serie-${(index % colours) + 1}`],
        x: legendLeft,
        y: top + 4,
        width: 10,
        height: 10,
        rx: 2,
      }),
      s('text.etiqueta', { x: legendLeft + 15, y: top + 13 }, `${index + 1}. ${point.label}`),
      s('text.valor', { x: width, y: top + 13, textAnchor: 'end' }, point.formatted),
    ];
  });
  return {
    height,
    marks: [s('g', { transform: `translate(${radius + 2} ${height / 2})` }, ring), ...legend],
  };
}

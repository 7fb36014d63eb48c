import type { Element } from 'hast';
import { s } from 'hastscript';
import type { ChartData } from './chart-data';
import { listOfMarks, percent, scaleOf } from './marks';

/** Share of the drawing that stays free at each side, for the points and their numbers. */
const MARGIN = 0.05;
const TOP = 0.2;

/** A line over time, with the numbers of its points. */
export function drawLine(data: ChartData): Element[] {
  const share = scaleOf(data);
  const last = Math.max(1, data.points.length - 1);
  const x = (index: number) => percent(MARGIN + (index / last) * (1 - 2 * MARGIN));
  const y = (value: number) => percent(1 - MARGIN - share(value) * (1 - MARGIN - TOP));
  const marks = data.points.flatMap(({ value }, index) => {
    const before = data.points[index - 1];
    const at = { x: x(index), y: y(value) };
    return [
      ...(before
        ? [s('line.linea', { x1: x(index - 1), y1: y(before.value), x2: at.x, y2: at.y })]
        : []),
      s('circle', { cx: at.x, cy: at.y, r: 4 }),
      s('text', { ...at, dy: '-0.6em', textAnchor: 'middle' }, String(index + 1)),
    ];
  });
  const axis = s('line', { x1: x(0), x2: x(last), y1: y(0), y2: y(0) });
  return [s('svg.trazo', { ariaHidden: 'true' }, [axis, ...marks]), listOfMarks('ol', data)];
}

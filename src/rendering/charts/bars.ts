import type { Element } from 'hast';
import { s } from 'hastscript';
import type { ChartData } from './chart-data';
import { listOfMarks, percent, scaleOf } from './marks';

/** Horizontal bars, one a row below its name, so that long names fit a phone. */
export function drawBars(data: ChartData): Element[] {
  const at = scaleOf(data);
  const zero = at(0);
  return [
    listOfMarks('ul', data, (value) => [
      s('svg', { ariaHidden: 'true' }, [
        s('rect', {
          className: value < 0 ? ['negativa'] : [],
          x: percent(Math.min(zero, at(value))),
          width: percent(Math.abs(at(value) - zero)),
          height: '100%',
        }),
        ...(zero > 0 ? [s('line', { x1: percent(zero), x2: percent(zero), y2: '100%' })] : []),
      ]),
    ]),
  ];
}

import type { Element } from 'hast';
import { s } from 'hastscript';
import type { ChartData } from './chart-data';
import { listOfMarks } from './marks';

/** Half of the drawing's width is 50. */
const RADIUS = 36;
/** Share of the ring below which a number does not fit its slice. */
const ROOM_FOR_NUMBER = 0.05;
/** What parts a slice from the next one, as a share of the ring. */
const GAP = 0.004;

function rounded(value: number): number {
  return Number(value.toFixed(3));
}

/** A ring whose slices carry the number of their row in the list, so that colour is never the only sign. */
export function drawRing(data: ChartData): Element[] {
  const shares = data.points.map(({ value }) => Math.max(0, value));
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const slices: Element[] = [];
  const numbers: Element[] = [];
  let start = 0;
  for (const [index, value] of shares.entries()) {
    const share = value / total;
    const angle = 2 * Math.PI * (start + share / 2);
    slices.push(
      s('circle', {
        r: RADIUS,
        pathLength: 1,
        strokeDashArray: `${rounded(Math.max(0, share - GAP))} 1`,
        strokeDashOffset: rounded(-start),
      }),
    );
    if (share > ROOM_FOR_NUMBER) {
      const at = { x: rounded(RADIUS * Math.sin(angle)), y: rounded(-RADIUS * Math.cos(angle)) };
      numbers.push(s('text', { ...at, dy: '0.35em', textAnchor: 'middle' }, String(index + 1)));
    }
    start += share;
  }
  return [
    s('svg.anillo', { viewBox: '-50 -50 100 100', ariaHidden: 'true' }, [
      s('g', { transform: 'rotate(-90)' }, slices),
      ...numbers,
    ]),
    listOfMarks('ol', data),
  ];
}

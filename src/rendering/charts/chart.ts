import type { Element, ElementContent } from 'hast';
import { h, s } from 'hastscript';
import { type ChartData, chartTitle, lineStart } from './chart-data';

/** A length as an attribute of a drawing writes it: `33.3%` of its width or height. */
function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}

/** Where a value stands between the start and the most of a chart, 0 to 1. Zero is among them, so that lengths do not lie. */
function scaleOf({ points }: ChartData, start = 0): (value: number) => number {
  const values = points.map((point) => point.value);
  const low = Math.min(start, ...values);
  const range = Math.max(start, ...values) - low || 1;
  return (value) => (value - low) / range;
}

/**
 * The marks as a list, each with its name, its number and what is drawn of it.
 *
 * @param kind `ol` where the drawing beside it has their numbers
 */
function listOfMarks(
  kind: 'ul' | 'ol',
  { points }: ChartData,
  drawn: (value: number) => ElementContent[] = () => [],
): Element {
  return h(
    `${kind}.marcas`,
    points.map(({ label, value, formatted }) =>
      h('li', [label, ' ', h('b', formatted), ...drawn(value)]),
    ),
  );
}

/** Horizontal bars, one a row below its name, so that long names fit a phone. */
function drawBars(data: ChartData): Element[] {
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

/** Share of the drawing that stays free at each side, for the points and their numbers. */
const MARGIN = 0.05;
const TOP = 0.2;

/** A line over time, with the numbers of its points. */
function drawLine(data: ChartData): Element[] {
  const start = lineStart(data)?.value ?? 0;
  const share = scaleOf(data, start);
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
  const axis = s('line', { x1: x(0), x2: x(last), y1: y(start), y2: y(start) });
  return [s('svg.trazo', { ariaHidden: 'true' }, [axis, ...marks]), listOfMarks('ol', data)];
}

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
function drawRing(data: ChartData): Element[] {
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

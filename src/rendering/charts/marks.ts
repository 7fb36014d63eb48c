import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ChartData } from './chart-data';

/** A length as an attribute of a drawing writes it: `33.3%` of its width or height. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}

/** Where a value stands between the least and the most of a chart, 0 to 1. Zero is among them, so that lengths do not lie. */
export function scaleOf({ points }: ChartData): (value: number) => number {
  const values = points.map((point) => point.value);
  const low = Math.min(0, ...values);
  const range = Math.max(0, ...values) - low || 1;
  return (value) => (value - low) / range;
}

/**
 * The marks as a list, each with its name, its number and what is drawn of it.
 *
 * @param kind `ol` where the drawing beside it has their numbers
 */
export function listOfMarks(
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

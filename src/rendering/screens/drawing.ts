import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import type { Facts } from '../../facts/facts';
import type { Callouts } from './callouts';
import type { ScreenView } from './screen-view';
import type { Subject } from './subject';

/** Properties of an element with these classes; no attribute when there are none. */
export function classed(names: string[]): Properties {
  return names.length > 0 ? { className: names } : {};
}

/** All that a part of the drawing may need. */
export interface Drawing {
  facts: Facts;
  subject: Subject;
  view: ScreenView;
  callouts: Callouts;
}

/** The inside of a window, and how many of its fields or columns it shows. */
export interface Content {
  parts: Element[];
  shown: number;
  total: number;
  unit: 'campos' | 'columnas';
}

/** A part that a view may speak of by its name, with its mark if it does. */
export function named(
  tag: 'b' | 'em' | 'span',
  name: string,
  { callouts }: Pick<Drawing, 'callouts'>,
  children: (ElementContent | string)[] = [name],
): Element {
  const { marks, classes } = callouts.take(name);
  return h(tag, classed(classes), [...marks, ...children]);
}

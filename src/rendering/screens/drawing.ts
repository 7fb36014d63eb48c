import type { Element, Properties } from 'hast';
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

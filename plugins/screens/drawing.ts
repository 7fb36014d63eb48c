import type { Element } from 'hast';
import type { Facts } from '../../src/facts/facts';
import type { Callouts } from './callouts';
import type { ScreenView } from './draw-screen';
import type { Subject } from './subject';

/** All that a part of the drawing may need. */
export interface Drawing {
  facts: Facts;
  subject: Subject;
  view: ScreenView;
  callouts: Callouts;
}

/** The inside of a window, and how many of its fields it shows. */
export interface Content {
  parts: Element[];
  shown: number;
  total: number;
}

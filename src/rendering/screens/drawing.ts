import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import type { Facts } from '../../facts/facts';
import type { Subject } from '../../facts/subject';
import type { Callouts } from './callouts';

/** A screen of the products as it is to be drawn. */
export interface ScreenView {
  /** Key of data/pantallas or data/ventanas.yaml, or route of a screen, report or query. */
  screen: string;
  /** The record, its list or the filters of a report; by default what the screen opens with. */
  view?: 'lista' | 'ficha' | 'filtros';
  /** What fields and totals show, by label; the others show the example of the facts. */
  values?: Readonly<Record<string, string>>;
  /** Labels of fields or names of buttons to letter A, B, C…; the dialog that has one of them opens. */
  highlight?: readonly string[];
  /** Lines of a document or a list, one cell per column. */
  rows?: readonly (readonly string[])[];
  /** Table of the page's facts that a list shows, by its id. */
  table?: string;
  /** Day that the status bar says; by default the one of the screen's example. */
  day?: string;
  /** Role of who does what is shown; by default the one that the screen's permissions tell. */
  role?: string;
  /** Fields that a whole walk-through speaks of: on a phone the others are drawn as mere lines. */
  spokenOf?: readonly string[];
  /** Code of the message shown over the window. */
  message?: string;
}

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

/** The inside of a window and, where it shows a part of them only, all its fields or columns: `18 campos`. */
export interface Content {
  parts: Element[];
  all?: string | false;
}

/** A part that a view may speak of by its name, with its mark if it does. */
export function named(
  tag: 'b' | 'em' | 'span',
  name: string,
  { callouts }: Pick<Drawing, 'callouts'>,
  children: (ElementContent | string)[] = [name],
  ownClasses: string[] = [],
): Element {
  const { marks, classes } = callouts.take(name);
  return h(tag, classed([...ownClasses, ...classes]), [...marks, ...children]);
}

/** A box with what is drawn of each item. */
export function box<Item>(
  selector: string,
  items: readonly Item[],
  draw: (item: Item) => Element,
): Element {
  return h(selector, items.map(draw));
}

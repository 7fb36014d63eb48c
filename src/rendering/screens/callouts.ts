import type { Element } from 'hast';
import { h } from 'hastscript';

/** The letter of a mark: a number would be taken for that of a step. */
export function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

/** The marks of a drawing: each highlighted name is marked once, and takes its letter if it has one. */
export class Callouts {
  private readonly pending: Set<string>;
  private readonly drawn = new Set<string>();

  /** `legend` are the names explained below the drawing: to any other a letter would point at nothing. */
  constructor(
    private readonly names: readonly string[],
    private readonly legend: readonly string[],
  ) {
    this.pending = new Set(names);
  }

  /** Tells whether a field or button is to be marked. */
  has(name: string): boolean {
    return this.names.includes(name);
  }

  /**
   * Takes the mark of a field or button: the letter to draw, if any, and the class of what carries it. A
   * name that is both a field and a button is marked on the field, which is drawn first.
   */
  take(name: string): { marks: Element[]; classes: string[] } {
    this.drawn.add(name);
    if (!this.pending.delete(name)) return { marks: [], classes: [] };
    const index = this.legend.indexOf(name);
    return { marks: index >= 0 ? [h('i', letterOf(index))] : [], classes: ['on'] };
  }

  /** Highlighted names that the drawing did not show. */
  missing(): string[] {
    return [...this.pending];
  }

  /** Names of all that the drawing could have marked. */
  offered(): string[] {
    return [...this.drawn];
  }
}

/** The items that fit in `room`, in their order: those to keep, such as what is highlighted, first of all. */
export function withinRoom<Item>(
  items: readonly Item[],
  isKept: (item: Item) => boolean | undefined,
  room: number,
): Item[] {
  let left = room - items.filter(isKept).length;
  return items.filter((item) => {
    if (isKept(item)) return true;
    left -= 1;
    return left >= 0;
  });
}

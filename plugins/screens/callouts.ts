import type { Element } from 'hast';
import { h } from 'hastscript';

/** The numbered marks of a drawing: each highlighted name takes its number, in order, once. */
export class Callouts {
  private readonly marked = new Set<string>();

  constructor(private readonly names: readonly string[]) {}

  /** Tells whether a field or button is to be numbered. */
  has(name: string): boolean {
    return this.names.includes(name);
  }

  /** The mark to draw beside a field or button; nothing when it has none or already got it. */
  mark(name: string): Element[] {
    const index = this.names.indexOf(name);
    if (index === -1 || this.marked.has(name)) return [];
    this.marked.add(name);
    return [h('i', String(index + 1))];
  }

  /** Class of what carries a mark. */
  className(name: string): string[] {
    return this.has(name) ? ['on'] : [];
  }
}

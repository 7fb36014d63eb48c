import type { Element } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

function elementsWhere(tree: Element, fits: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node) => {
    if (fits(node)) found.push(node);
  });
  return found;
}

/** The elements of a class in a drawing. */
export function withClass(tree: Element, className: string): Element[] {
  return elementsWhere(tree, ({ properties: { className: classes } }) =>
    Array.isArray(classes) ? classes.includes(className) : false,
  );
}

/** What the elements of a name say. */
export function textsOf(tree: Element, tagName: string): string[] {
  return elementsWhere(tree, (element) => element.tagName === tagName).map((node) => textOf(node));
}

/** What the elements of a name say that stand in those of a class. */
export function textsIn(tree: Element, className: string, tagName: string): string[] {
  return withClass(tree, className).flatMap((node) => textsOf(node, tagName));
}

import type { Element, ElementContent, Root } from 'hast';
import { toString as plainText } from 'mdast-util-to-string';
import { SHEET_LINK } from '../site/cheat-sheet';
import { MANUAL_LINE } from '../site/manuals';

/** Elements that only a screen has: controls, and what leads elsewhere. */
const LEFT_OUT_TAGS = new Set(['button', 'footer', 'form', 'nav', 'noscript', 'script', 'style']);

/** Classes of what is no part of what a page says: the one list of them, for all that reads built pages. */
const LEFT_OUT_CLASSES: ReadonlySet<string> = new Set([
  // The sign that leads to a heading.
  'hash-link',
  'recorrido-mandos',
  'recorrido-numero',
  'recorrido-saltos',
  // How long reading takes.
  'lectura',
  // The way to the cheat sheet.
  SHEET_LINK,
  MANUAL_LINE,
  // The panel that saves the help on a computer.
  'guardar',
  // What is asked below a page.
  'utilidad',
  // What a reader completes and sends to a supervisor.
  'aviso',
]);

/** The classes of an element. */
export function classNames({ properties }: Element): readonly (string | number)[] {
  return Array.isArray(properties.className) ? properties.className : [];
}

/** Whether an element has this class. */
export function hasClass(node: Element, name: string): boolean {
  return classNames(node).includes(name);
}

/** The elements right inside another. */
export function elementsIn({ children }: Element | Root): Element[] {
  return (children as ElementContent[]).filter((child) => child.type === 'element');
}

/** Every element of a tree, in the order of the text. */
export function* everyElement(node: Element | Root): Generator<Element> {
  for (const child of elementsIn(node)) {
    yield child;
    yield* everyElement(child);
  }
}

/** The words of an element on one line. */
export function spoken(node: Element): string {
  return plainText(node).replace(/\s+/g, ' ').trim();
}

/** Whether something is on a page for who reads it on a screen only. */
export function isForScreens(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'comment';
  const { dataInteractivo, role } = node.properties;
  if (LEFT_OUT_TAGS.has(node.tagName) || dataInteractivo !== undefined) return true;
  // A term repeats its entry of the glossary.
  return role === 'tooltip' || classNames(node).some((name) => LEFT_OUT_CLASSES.has(String(name)));
}

function isDecoration(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  const { ariaHidden, role } = node.properties;
  // A chart says its numbers.
  return ariaHidden === 'true' || (node.tagName === 'svg' && role !== 'img');
}

/** Takes out of a tree what only a screen has. */
export function prune(node: Root | Element): void {
  node.children = (node.children as ElementContent[]).filter(
    (child) => !isForScreens(child) && !isDecoration(child),
  );
  for (const child of elementsIn(node)) prune(child);
}

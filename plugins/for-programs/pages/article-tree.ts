import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { SHEET_LINK } from '../../../src/site/counter-sheet';
import { MANUAL_LINE } from '../../../src/site/manuals';

/** What only a screen has: controls, drawings, what leads elsewhere. */
const LEFT_OUT_TAGS = new Set([
  'button',
  'footer',
  'form',
  'nav',
  'noscript',
  'script',
  'style',
  'svg',
]);

/** Classes of what only a screen has. */
export const LEFT_OUT_CLASSES: ReadonlySet<string> = new Set([
  // The sign that leads to a heading.
  'hash-link',
  // The definition of a term, which the glossary has.
  'definicion',
  'recorrido-mandos',
  'recorrido-numero',
  'recorrido-saltos',
  // How long reading takes.
  'lectura',
  // The way to the sheet for the counter.
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

function isLeftOut(node: ElementContent | RootContent): boolean {
  if (node.type === 'comment') return true;
  if (node.type !== 'element') return false;
  // A chart says its numbers.
  if (node.tagName === 'svg' && node.properties.role === 'img') return false;
  if (LEFT_OUT_TAGS.has(node.tagName)) return true;
  const { ariaHidden, dataInteractivo } = node.properties;
  if (ariaHidden === 'true' || dataInteractivo !== undefined) return true;
  return classNames(node).some((name) => LEFT_OUT_CLASSES.has(String(name)));
}

function prune(node: Root | Element): void {
  node.children = (node.children as ElementContent[]).filter((child) => !isLeftOut(child));
  for (const child of node.children) if (child.type === 'element') prune(child);
}

/** Where the text begins of a documentation page, of those of messages, of a finder, and of a page beside them. */
const START =
  /<div class="theme-doc-markdown|<main class="(?:mensajes?|hallador|container container--fluid) /;

/** What was written of a page, from its title to the end of its text. */
export function articleBody(html: string): string | undefined {
  const start = html.search(START);
  const end = html.indexOf('</article>', start);
  return start === -1 || end === -1 ? undefined : html.slice(start, end);
}

/**
 * The text of a built page as a tree, without what only a screen has.
 *
 * @returns undefined for a page that nobody wrote, such as a list of tags
 */
export function articleTree(html: string): Root | undefined {
  const body = articleBody(html);
  if (body === undefined) return undefined;
  const tree = fromParse5(parseFragment(body)) as Root;
  prune(tree);
  return tree;
}

import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { elementsIn, everyElement, hasClass, isForScreens } from '../../src/built-pages/page-tree';
import type { ManualPage } from './manual';

/** The name by which anything of a page is led to: no two pages of a manual share one. */
export function destination(routePath: string, id = ''): string {
  return id === '' ? `p-${routePath}` : `p-${routePath}--${id}`;
}

/** What the id of a term begins with, in the glossary of a manual. */
export const TERM_PREFIX = 'termino-';

/** A figure has a caption, which manual.css numbers. What is named in the tags is its drawing. */
function figure(node: Element): void {
  node.properties.role = 'group';
  if (elementsIn(node).some(({ tagName }) => tagName === 'figcaption')) return;
  node.children.push(h('figcaption'));
}

/** What a drawing is of; its step has a number already, at its left. */
function windowName(window: Element): string {
  const drawing = [...everyElement(window)].find(({ properties }) => properties.ariaLabel);
  const name = String(drawing?.properties.ariaLabel ?? '').replace(/^Dibujo de /, '');
  return name === '' ? '' : `${name}.`;
}

/** A walk-through: each step is a figure with what is done in it. */
function walkThrough(node: Element): void {
  const steps = [...everyElement(node)].filter(
    ({ tagName, children }) =>
      tagName === 'li' &&
      children.some((child) => child.type === 'element' && hasClass(child, 'pantalla')),
  );
  for (const step of steps) {
    const window = elementsIn(step).find((child) => hasClass(child, 'pantalla'));
    if (!window) continue;
    window.tagName = 'figure';
    window.properties.className = ['pantalla', 'paso'];
    window.children.push(h('figcaption', windowName(window)));
  }
}

function changed(node: ElementContent): ElementContent[] {
  if (isForScreens(node)) return [];
  if (node.type !== 'element') return [node];
  node.children = node.children.flatMap(changed);
  // Paper unfolds nothing: what unfolds a section is its heading, or a line in bold.
  if (node.tagName === 'details') node.tagName = 'div';
  if (node.tagName === 'summary') {
    const heading = elementsIn(node).find(({ tagName }) => /^h[2-6]$/.test(tagName));
    return [heading ?? h('p.despliega', [h('strong', node.children)])];
  }
  return [node];
}

/** The codes of messages in a text. */
export const CODES = /\b(?:DLF|SNC|MOB|CMP|ANL|API)-\d{3,4}\b/g;

/** A page as a section of its manual: controls left out, folds open, its title and figures numbered, ids its own. */
export function pageSection(root: Root, { number, depth, route }: ManualPage): Element {
  root.children = (root.children as ElementContent[]).flatMap(changed);
  for (const node of everyElement(root)) {
    const { properties } = node;
    if (hasClass(node, 'recorrido')) walkThrough(node);
    if (node.tagName === 'figure') figure(node);
    // A scroller is none on paper.
    delete properties.tabIndex;
    delete properties.ariaDescribedBy;
    delete properties.ariaLabelledBy;
    if (node.tagName === 'div' && properties.role === 'region') delete properties.role;
    if (properties.id) properties.id = destination(route.path, String(properties.id));
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
    if (level === 1) {
      properties.id = destination(route.path);
      node.children.unshift(h('span.numero', `${number} `));
    }
    // Headings stand a level below that of the page above.
    if (level) node.tagName = `h${Math.min(6, depth + level - 1)}`;
  }
  return h('section', { dataRuta: route.path }, root.children as ElementContent[]);
}

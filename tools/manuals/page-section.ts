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

/** Headings a level below that of the page above, and the title with the number of the page. */
function settleHeadings(root: Root, { number, depth, route }: ManualPage): void {
  for (const node of everyElement(root)) {
    const [, digit] = /^h([1-6])$/.exec(node.tagName) ?? [];
    if (!digit) continue;
    if (digit === '1') {
      node.properties.id = route.path;
      node.children = [h('span.numero', `${number} `), ...node.children];
    }
    node.tagName = `h${Math.min(6, depth + Number(digit) - 1)}`;
  }
}

/** A page as a section of its manual: controls left out, folds open, its title and figures numbered, ids its own. */
export function pageSection(root: Root, page: ManualPage): Element {
  root.children = (root.children as ElementContent[]).flatMap(changed);
  settleHeadings(root, page);
  for (const node of everyElement(root)) {
    if (hasClass(node, 'recorrido')) walkThrough(node);
    if (node.tagName === 'figure') figure(node);
    // A scroller is none on paper.
    delete node.properties.tabIndex;
    delete node.properties.ariaDescribedBy;
    delete node.properties.ariaLabelledBy;
    if (node.tagName === 'div' && node.properties.role === 'region') delete node.properties.role;
    const { id } = node.properties;
    if (typeof id === 'string') {
      node.properties.id =
        id === page.route.path ? destination(id) : destination(page.route.path, id);
    }
  }
  return h(
    'section',
    { className: ['pagina'], dataRuta: page.route.path },
    root.children as ElementContent[],
  );
}

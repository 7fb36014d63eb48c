import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { toString as plainText } from 'mdast-util-to-string';
import { elementsIn, everyElement, hasClass, isForScreens } from '../../src/built-pages/page-tree';
import { ToolError } from '../bootstrap/tool-error.mjs';
import type { ManualPage } from './manual';

/** The name by which anything of a page is led to: no two pages of a manual share one. */
export function destination(routePath: string, id = ''): string {
  return id === '' ? `p-${routePath}` : `p-${routePath}--${id}`;
}

/** What the id of a term begins with, in the glossary of a manual. */
export const TERM_PREFIX = 'termino-';

/** Counts what has a number through the whole of a manual. */
export interface Counters {
  figures: number;
  tables: number;
}

function caption(node: Element, counters: Counters): void {
  counters.figures += 1;
  const label = h('strong.figura', [`Figura ${counters.figures}. `]);
  const own = elementsIn(node).find(({ tagName }) => tagName === 'figcaption');
  if (!own) {
    node.children.push(h('figcaption', [label]));
    return;
  }
  const [first] = elementsIn(own);
  (first?.tagName === 'p' ? first : own).children.unshift(label);
}

/** What a drawing is of; its step has a number already, at its left. */
function windowName(window: Element): string {
  const drawing = [...everyElement(window)].find(({ properties }) => properties.ariaLabel);
  const name = String(drawing?.properties.ariaLabel ?? '').replace(/^Dibujo de /, '');
  return name === '' ? '' : `${name}.`;
}

/** A walk-through: each step is a figure with what is done in it. */
function walkThrough(node: Element, counters: Counters): void {
  const steps = [...everyElement(node)].filter(
    ({ tagName, children }) =>
      tagName === 'li' &&
      children.some((child) => child.type === 'element' && hasClass(child, 'pantalla')),
  );
  for (const step of steps) {
    const window = elementsIn(step).find((child) => hasClass(child, 'pantalla'));
    if (!window) continue;
    counters.figures += 1;
    window.tagName = 'figure';
    window.properties.className = ['pantalla', 'paso'];
    window.children.push(
      h('figcaption', [h('strong.figura', [`Figura ${counters.figures}. `]), windowName(window)]),
    );
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

const AROUND_CODES = new RegExp(`(${CODES.source})`);

/** A code that breaks at its hyphen is not found by who skims for it. */
function keepCodesWhole(node: Element | Root): void {
  node.children = (node.children as ElementContent[]).flatMap((child) => {
    if (child.type !== 'text') {
      if (child.type === 'element' && child.tagName !== 'pre') keepCodesWhole(child);
      return [child];
    }
    // With a group in the pattern, every second piece is a code.
    const pieces = child.value.split(AROUND_CODES);
    if (pieces.length === 1) return [child];
    return pieces.flatMap<ElementContent>((value, place) => {
      if (value === '') return [];
      return place % 2 === 1 ? [h('span.junto', value)] : [{ type: 'text', value }];
    });
  });
}

function numberHeadings(root: Root, { number, depth, route }: ManualPage, file: string): void {
  const counts = [0, 0, 0];
  for (const node of everyElement(root)) {
    const [, digit] = /^h([1-6])$/.exec(node.tagName) ?? [];
    if (!digit) continue;
    const title = plainText(node).trim();
    if (title === '') {
      throw new ToolError(
        `${file}: a heading${node.properties.id ? ` with id ${node.properties.id}` : ''} is empty.\n` +
          'Write its text in the page, then run npm run manuals again.',
      );
    }
    const level = Number(digit);
    if (level === 1) {
      node.properties.id = route.path;
      node.children = [h('span.numero', `${number} `), ...node.children];
    } else {
      counts[level - 2] = (counts[level - 2] ?? 0) + 1;
      counts.fill(0, level - 1);
      // A section of a page is told from a page below it by a letter.
      const letter = String.fromCharCode(96 + Math.min(counts[0] ?? 1, 26));
      const rest = counts
        .slice(1, level - 1)
        .map((count) => `.${count}`)
        .join('');
      node.children = [h('span.numero', `${number}.${letter}${rest} `), ...node.children];
    }
    node.tagName = `h${Math.min(6, depth + level - 1)}`;
  }
}

/** A page as a section of its manual: controls left out, folds open, headings and figures numbered, ids its own. */
export function pageSection(
  root: Root,
  page: ManualPage,
  counters: Counters,
  file: string,
): Element {
  root.children = (root.children as ElementContent[]).flatMap(changed);
  numberHeadings(root, page, file);
  keepCodesWhole(root);
  for (const node of everyElement(root)) {
    // The figures of a walk-through have their captions already.
    if (node.tagName === 'figure' && !hasClass(node, 'paso')) caption(node, counters);
    if (hasClass(node, 'recorrido')) walkThrough(node, counters);
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

import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { toString as plainText } from 'mdast-util-to-string';
import { requestForms } from '../api-query/forms';
import { ended } from '../text/sentence';
import { pointedAt, windowText } from './drawn-window';
import { classNames, elementsIn, everyElement, hasClass } from './page-tree';

type Content = ElementContent[];

const MARKS = new Set(['strong', 'b', 'em']);
/** The class of what a drawn window says. */
export const DRAWN = 'pantalla';

const HEADING = /^h[1-6]$/;

function isHeading(node: ElementContent): boolean {
  return node.type === 'element' && HEADING.test(node.tagName);
}

function windowsIn(node: Element): Element[] {
  return elementsIn(node).filter((child) => hasClass(child, 'ventana'));
}

/** Without the numbers that point at places of a drawing. */
function withoutMarks(node: Element): Element {
  const children = node.children
    .filter((child) => child.type !== 'element' || child.tagName !== 'i')
    .map((child) => (child.type === 'element' ? withoutMarks(child) : child));
  return { ...node, children };
}

/** A drawn window: what its caption says, in its place; then what the window holds. */
function figure(node: Element, inside: (node: Element) => Content): Content {
  const caption = elementsIn(node).find(({ tagName }) => tagName === 'figcaption');
  const [sentence, ...legend] = caption ? inside(withoutMarks(caption)) : [];
  return [
    h('div', { className: [DRAWN] }, [
      h('p', [h('strong', sentence ? plainText(sentence).trim() : 'Ventana')]),
      ...windowsIn(node).flatMap(windowText),
      ...legend,
    ]),
  ];
}

/** The window of a step: the step says what is done in it, so only what it points at is left to say. */
function stepWindow(node: Element): Content {
  const said = windowsIn(node).flatMap(pointedAt);
  return said.length > 0 ? [h('p', ended(`En la ventana: ${said.join('; ')}`))] : [];
}

/** A heading that unfolds its section stays one; any other line that unfolds something is said in bold. */
function summary(node: Element, inside: (node: Element) => Content): Content {
  const children = inside(node);
  if (children.some(isHeading)) return children.filter(isHeading);
  return [h('p', [h('strong', children)])];
}

function codeBlock(node: Element): Content {
  const language = classNames(node).find((name) => String(name).startsWith('language-'));
  return [h('pre', [h('code', { className: language ? [language] : [] }, plainText(node))])];
}

/** The code of a request for a program, which the page shows without colours: it is in the language of that program. */
function requestForm(node: Element): void {
  const title = elementsIn(node).find(({ tagName }) => tagName === 'summary');
  const form = requestForms.find((one) => title && one.title === plainText(title).trim());
  const code = [...everyElement(node)].find(({ tagName }) => tagName === 'pre');
  if (form && code) code.properties.className = [`language-${form.language}`];
}

/** Blanks that end what is marked stand after it: Markdown has no mark that ends with one. */
function marked(node: Element): Content {
  const last = node.children.at(-1);
  if (last?.type !== 'text' || !/\s$/.test(last.value)) return [node];
  last.value = last.value.trimEnd();
  return [node, { type: 'text', value: ' ' }];
}

/** Where a link leads from anywhere: a text is read away from its site. */
function absolute(href: unknown, url: string): string {
  const address = String(href);
  if (address.startsWith('#')) return url + address;
  return address.startsWith('/') ? new URL(url).origin + address : address;
}

/** A picture: by its address, or by what it shows where the page holds the picture itself. */
function picture(node: Element, url: string): Content {
  const { src, alt } = node.properties;
  if (String(src).startsWith('data:')) return [{ type: 'text', value: String(alt) }];
  node.properties.src = absolute(src, url);
  return [node];
}

/**
 * The tree of a page with what is drawn told in words, and what unfolds unfolded.
 *
 * @param tree of the page, whose elements are changed
 * @param url address of the page, absolute
 */
export function readableTree(tree: Root, url: string): Root {
  function inside(node: Element): Content {
    return node.children.flatMap(readable);
  }

  function readable(node: ElementContent): Content {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'figure' && hasClass(node, DRAWN)) return figure(node, inside);
    if (hasClass(node, DRAWN)) return stepWindow(node);
    if (hasClass(node, 'formas')) elementsIn(node).forEach(requestForm);
    if (node.tagName === 'summary') return summary(node, inside);
    if (node.tagName === 'pre') return codeBlock(node);
    if (node.tagName === 'img') return picture(node, url);
    if (node.tagName === 'a' && node.properties.href !== undefined) {
      node.properties.href = absolute(node.properties.href, url);
    }
    node.children = inside(node);
    if (MARKS.has(node.tagName)) return marked(node);
    const isNote = classNames(node).some((name) => String(name).startsWith('alert--'));
    return isNote ? [h('blockquote', node.children)] : [node];
  }

  return { ...tree, children: (tree.children as ElementContent[]).flatMap(readable) };
}

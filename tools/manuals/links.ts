import type { Element } from 'hast';
import { h } from 'hastscript';
import { toString as plainText } from 'mdast-util-to-string';
import { elementsIn, everyElement } from '../../src/built-pages/page-tree';
import type { Route } from '../../src/facts/routes';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { destination, TERM_PREFIX } from './page-section';

/** Where the page number of a destination goes; the numbers are known after the first print. */
export function pageNumber(id: string): Element {
  return h('span.pag', { dataPag: id });
}

/** An address of the site in the one spelling that places have: `/docs/delfin/faqs#caja`. */
export function addressOf(href: string, from: string): string {
  const [page, anchor] = href.split('#');
  const address = (page || from).replace(/\/$/, '');
  return anchor ? `${address}#${decodeURIComponent(anchor)}` : address;
}

/**
 * Links to what the manual has become internal and tell its page; all others get their full address.
 *
 * @param places the id of each address that the manual explains: of its pages and what stands there, of codes and terms
 * @param home address of the site
 */
export function settleLinks(
  section: Element,
  from: Route,
  places: ReadonlyMap<string, string>,
  home: string,
): void {
  for (const node of [...everyElement(section)]) {
    const { href, id: ownId } = node.properties;
    if (node.tagName !== 'a' || typeof href !== 'string') continue;
    const address = addressOf(href, from.url);
    const id = places.get(address);
    node.properties = { id: ownId, href: id ? `#${id}` : href.replace(/^\//, home) };
    if (!id) {
      if (!places.has(address.replace(/#.*/, ''))) continue;
      throw new ToolError(
        `${from.url}: the link «${href}» leads to no place of the manual; correct the link or the heading.`,
      );
    }
    // Links of figures and codes name rows; their lists would be all numbers.
    const isCode = elementsIn(node).some(({ tagName }) => tagName === 'code');
    const isOwnPage = id.startsWith(`${destination(from.path)}--`);
    // The glossary has an order of its own.
    const isTerm = id.startsWith(TERM_PREFIX);
    if (isCode || isTerm || isOwnPage || plainText(node) === '') continue;
    node.children.push(h('span.ref', [' (página ', pageNumber(id), ')']));
  }
}

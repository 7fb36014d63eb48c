import type { Element } from 'hast';
import { h } from 'hastscript';
import { toString as plainText } from 'mdast-util-to-string';
import { everyElement } from '../../src/built-pages/page-tree';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { destination, TERM_PREFIX } from './page-section';

/** What the links of a manual are made from. */
export interface LinkTargets {
  /** Route of each address: `/docs/delfin/consultas/kardex` → `delfin/consultas/kardex`. */
  routes: ReadonlyMap<string, string>;
  /** Every id of the manual. */
  ids: ReadonlySet<string>;
  /** Where each code is explained: `dlf-2204` → an id of the manual. */
  codes: ReadonlyMap<string, string>;
  /** Where each term is explained, by its anchor on the page of the glossary: `cufe` → an id of the manual. */
  terms: ReadonlyMap<string, string>;
  /** `https://ayuda.example.com` */
  siteUrl: string;
  /** Path that the site stands under there, such as `/`: every link of a built page begins with it. */
  baseUrl: string;
}

/** Where the page number of a destination goes; the numbers are known after the first print. */
export function pageNumber(id: string): Element {
  return h('span.pag', { dataPag: id });
}

/** An address of the site without the path that the site stands under: `/glosario` for `/ayuda/glosario`. */
function withoutBase(address: string, baseUrl: string): string {
  return address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : address;
}

/** Anchor of the term that a link leads to on the page of the glossary; undefined for any other link. */
export function termAnchor(href: unknown, baseUrl: string): string | undefined {
  const address = withoutBase(String(href ?? ''), baseUrl);
  return /^\/glosario\/?#(.+)$/.exec(address)?.[1];
}

function targetOf(href: string, from: string, targets: LinkTargets, file: string) {
  const { routes, ids, codes, terms, baseUrl } = targets;
  const term = termAnchor(href, baseUrl);
  if (term) return terms.get(term);
  const [linked = '', hash = ''] = href.split('#');
  const address = withoutBase(linked, baseUrl);
  if (/^\/glosario\/?$/.test(address)) return 'glosario';
  const code = /^\/mensajes\/([a-z0-9-]+)\/?$/.exec(address)?.[1];
  if (code) return codes.get(code);
  const route = address === '' ? from : routes.get(address.replace(/\/$/, ''));
  if (route === undefined || !ids.has(destination(route))) return undefined;
  const id = destination(route, decodeURIComponent(hash));
  if (ids.has(id)) return id;
  throw new ToolError(
    `${file}: the link «${href}» leads to no place of the manual.\n` +
      `Expected an element with the id ${hash} on the page ${route}; correct the link or the heading.`,
  );
}

/** Links to pages of the manual become internal and tell their page; all others get their full address. */
export function settleLinks(
  section: Element,
  from: string,
  targets: LinkTargets,
  file: string,
): void {
  for (const node of [...everyElement(section)]) {
    const { href } = node.properties;
    if (node.tagName !== 'a' || typeof href !== 'string') continue;
    const id = targetOf(href, from, targets, file);
    const { id: ownId } = node.properties;
    node.properties = ownId === undefined ? {} : { id: ownId };
    if (id === undefined) {
      node.properties.href = href.startsWith('/') ? targets.siteUrl + href : href;
      continue;
    }
    node.properties.href = `#${id}`;
    // Links of figures and codes name rows; their lists would be all numbers.
    const isCode = node.children.some(
      (child) => child.type === 'element' && child.tagName === 'code',
    );
    const isOwnPage = id.startsWith(`${destination(from)}--`);
    // The glossary has an order of its own.
    const isTerm = id.startsWith(TERM_PREFIX);
    if (isCode || isTerm || isOwnPage || plainText(node) === '') continue;
    node.children.push(h('span.ref', [' (página ', pageNumber(id), ')']));
  }
}

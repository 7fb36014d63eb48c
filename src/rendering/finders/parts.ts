import type { Facts } from '../../facts/facts';
import { productLabel } from '../../facts/products';
import { foldText } from '../../text/accents';
import { askedWords, readSaid } from '../../text/spoken-words';
import { keywordsOf } from '../doc-file';
import { wordsOf } from '../markdown/node-words';
import type { PageElement, PageNode } from '../markdown/page-nodes';
import type { Choice } from './finder';

type Props = Record<string, string>;

/** An element as a component of the browser draws it. */
export function node(tag: string, props: Props, ...children: PageNode[]): PageElement {
  return { tag, ...(Object.keys(props).length > 0 && { props }), children };
}

/** A paragraph as a component of the browser draws it. */
export function paragraph(...children: PageNode[]): PageElement {
  return node('p', {}, ...children);
}

/** A link as a component of the browser draws it; one to a page that does not exist leads nowhere. */
export function link(href: string | undefined, words: string): PageElement {
  return node('a', { href: href ?? '' }, words);
}

/** What a page is called. */
export function titleOf(route: string, { routes }: Facts): string {
  return routes.get(route)?.title ?? route;
}

/** Words one after another as a reader lists them: «cajero, vendedor y contador». */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat('es').format(words);
}

/** The names of roles by their keys, or that it is all of them; '' for none. */
export function listedRoles(keys: readonly string[], { permissions: { roles } }: Facts): string {
  if (keys.length === roles.length) return 'Todos los roles';
  return listed(roles.filter(({ clave }) => keys.includes(clave)).map(({ nombre }) => nombre));
}

/** A choice among names, each once and in the order of the alphabet, whose values are the names. */
export function choiceOfNames(about: Omit<Choice, 'options'>, names: Iterable<string>): Choice {
  const sorted = [...new Set(names)].sort((a, b) => a.localeCompare(b, 'es'));
  return { ...about, options: sorted.map((name) => [name, name]) };
}

/** A choice among the products, whose values are their keys. */
export function choiceOfProducts(products: Facts['products']): Choice {
  const options = products.map((product) => [product.clave, productLabel(product)] as const);
  return { name: 'producto', label: 'Producto', all: 'Todos', options };
}

/** Places of some names among the options of their choice. */
export function placesIn({ options }: Choice, names: readonly string[]): number[] {
  return [...new Set(names)]
    .map((name) => options.findIndex(([value]) => value === name))
    .filter((place) => place >= 0);
}

/**
 * What readers say when they need a page and some nodes do not show: the sayings of the facts as they
 * are, and of the synonyms and of the keywords of the page the words that tell something.
 *
 * @param docsDir folder of the documentation pages
 */
export function readersWords(
  routePath: string,
  shown: readonly PageNode[],
  { facts, docsDir }: { facts: Facts; docsDir: string },
): string {
  const { sayings, glossary, routes } = facts;
  const said = sayings.flatMap((pages) => pages[routePath] ?? []);
  const called = [
    ...glossary.flatMap(({ rutas, sinonimos }) => (rutas.includes(routePath) ? sinonimos : [])),
    ...keywordsOf(routes, routePath, docsDir),
  ];
  const known = readSaid([...shown.map(wordsOf), ...said].join(' ')).stems;
  const others = new Map<string, string>();
  for (const word of called.flatMap((phrase) => askedWords(phrase))) {
    const [stem = ''] = readSaid(word).stems;
    if (!known.has(stem) && !others.has(stem)) others.set(stem, foldText(word));
  }
  return [...said, ...others.values()].join(' ');
}

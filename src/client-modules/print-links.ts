import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createElement } from '../browser/create-element';

/**
 * Links whose address is worth something on paper: not those of codes, of words that the glossary explains, of
 * legends, of lists to search in and of what is not printed.
 */
const LINKS =
  ':is(.markdown, .mdx-page article) :is(a[href^="http"], a[href^="/"])' +
  ':not([href*="/mensajes/"], .termino a, .pantalla a, .hallador a, .hoja a, .recorrido a, .pasos-de-ruta a)';

/** Gives each link the number of its address, and tells the addresses in their order. */
function numbered(links: Iterable<HTMLAnchorElement>): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const link of links) {
    if (!addresses.has(link.href)) addresses.set(link.href, link.textContent ?? '');
    link.dataset.nota = String([...addresses.keys()].indexOf(link.href) + 1);
  }
  return addresses;
}

function listOf(addresses: ReadonlyMap<string, string>): HTMLElement {
  const items = [...addresses].map(([address, text]) =>
    createElement('li', { textContent: `${text}: ${address}` }),
  );
  return createElement(
    'section',
    { className: 'direcciones', hidden: true },
    createElement('h2', { textContent: 'Direcciones de los enlaces' }),
    createElement('ol', {}, ...items),
  );
}

/** On paper links have numbers, and the page ends with their addresses; afterwards it is as it was. */
function numberOnPrint(): void {
  let links: HTMLAnchorElement[] = [];
  let list: HTMLElement | undefined;
  addEventListener('beforeprint', () => {
    links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
    const article = links[0]?.closest('article');
    if (!article) return;
    list = listOf(numbered(links));
    article.append(list);
  });
  addEventListener('afterprint', () => {
    for (const link of links) delete link.dataset.nota;
    list?.remove();
  });
}

if (ExecutionEnvironment.canUseDOM) numberOnPrint();

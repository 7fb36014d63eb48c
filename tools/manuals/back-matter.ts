import type { Element } from 'hast';
import { h } from 'hastscript';
import { toString as plainText } from 'mdast-util-to-string';
import type { Facts } from '../../src/facts/facts';
import type { Message } from '../../src/facts/messages';
import { everyElement } from './built-page';
import { pageNumber } from './links';
import type { Manual } from './manual';
import { CODES, destination } from './page-section';

/** A line of the index: what is looked for and where it stands. */
export interface IndexEntry {
  name: string;
  /** What a code says, for who remembers the words. */
  text?: string;
  ids: string[];
}

const collator = new Intl.Collator('es', { numeric: true });

/** Marks each place where a code is told, so that the index finds its page. */
export function codeEntries(
  sections: readonly Element[],
  messages: readonly Pick<Message, 'codigo' | 'texto'>[],
): IndexEntry[] {
  const texts = new Map(messages.map(({ codigo, texto }) => [codigo, texto]));
  const usedIds = new Set<string>();
  const entries = new Map<string, string[]>();
  for (const section of sections) {
    const own = String(section.properties.dataRuta ?? '');
    for (const row of everyElement(section)) {
      if (row.tagName !== 'tr' && row.tagName !== 'p' && row.tagName !== 'li') continue;
      const codes = new Set(plainText(row).match(CODES) ?? []);
      if (codes.size === 0) continue;
      if (typeof row.properties.id !== 'string') {
        row.properties.id = `${destination(own)}--c${entries.size}-${[...codes][0]}`.toLowerCase();
        while (usedIds.has(row.properties.id)) row.properties.id += 'x';
      }
      usedIds.add(String(row.properties.id));
      for (const code of codes) {
        entries.set(code, [...(entries.get(code) ?? []), String(row.properties.id)]);
      }
    }
  }
  return [...entries].map(([name, ids]) => ({ name, text: texts.get(name), ids }));
}

/** Reports that have a page in the manual. */
export function reportEntries(manual: Manual): IndexEntry[] {
  return manual.pages
    .filter(({ route }) => route.path.includes('/reportes/') && route.children.length === 0)
    .map(({ route }) => ({ name: route.title, ids: [destination(route.path)] }));
}

/** Terms of the glossary that the pages of the manual explain. */
export function manualTerms(manual: Manual, facts: Pick<Facts, 'glossary'>) {
  const paths = new Set(manual.pages.map(({ route }) => route.path));
  return facts.glossary
    .map((term) => ({ ...term, rutas: term.rutas.filter((path) => paths.has(path)) }))
    .filter(({ rutas }) => rutas.length > 0)
    .sort((one, other) => collator.compare(one.termino, other.termino));
}

/** The glossary of a manual. */
export function glossary(manual: Manual, facts: Pick<Facts, 'glossary'>): Element {
  const terms = manualTerms(manual, facts);
  return h('section.glosario', [
    h('h1', { id: 'glosario' }, 'Glosario'),
    h(
      'dl',
      terms.map(({ termino, definicion, rutas }) =>
        h('div', [
          h('dt', termino),
          h('dd', [
            `${definicion} `,
            ...rutas.map((path) =>
              h('a.donde', { href: `#${destination(path)}` }, [
                'Página ',
                pageNumber(destination(path)),
                '. ',
              ]),
            ),
          ]),
        ]),
      ),
    ),
  ]);
}

function indexPart(title: string, entries: IndexEntry[]): Element[] {
  if (entries.length === 0) return [];
  const sorted = [...entries].sort((one, other) => collator.compare(one.name, other.name));
  return [
    h('h2', title),
    h(
      'ul.indice',
      sorted.map(({ name, text, ids }) =>
        h('li', [
          ...(text ? [h('strong.junto', name), ` ${text} `] : [`${name} `]),
          h(
            'span.donde',
            ids.map((id) => h('a', { href: `#${id}` }, pageNumber(id))),
          ),
        ]),
      ),
    ),
  ];
}

/** The index of codes, reports and terms, with their pages. */
export function bookIndex(
  manual: Manual,
  facts: Pick<Facts, 'glossary'>,
  codes: IndexEntry[],
): Element {
  const terms = manualTerms(manual, facts).map(({ termino, rutas }) => ({
    name: termino,
    ids: rutas.map((path) => destination(path)),
  }));
  return h('section.indices', [
    h('h1', { id: 'indice' }, 'Índice'),
    ...indexPart('Códigos de los mensajes', codes),
    ...indexPart('Reportes', reportEntries(manual)),
    ...indexPart('Términos', terms),
  ]);
}

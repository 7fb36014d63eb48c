import type { Element } from 'hast';
import { h } from 'hastscript';
import { toString as plainText } from 'mdast-util-to-string';
import { elementsIn, everyElement, hasClass } from '../../src/built-pages/page-tree';
import type { Facts } from '../../src/facts/facts';
import { messageUrl } from '../../src/facts/message-url';
import type { Message } from '../../src/facts/messages';
import { anchorOf } from '../../src/rendering/markdown/anchors';
import { addressOf, pageNumber } from './links';
import type { Manual } from './manual';
import { CODES, destination, TERM_PREFIX } from './page-section';

/** A line of the index: what is looked for and where it stands. */
export interface IndexEntry {
  name: string;
  /** What a code says, for who remembers the words. */
  text?: string | undefined;
  ids: string[];
}

const collator = new Intl.Collator('es', { numeric: true });

/** A message, as far as the index tells it. */
export type CodeText = Pick<Message, 'codigo' | 'texto'>;

/** What the row of a message in a table of them says in the place of its code. */
function explainedBy(row: Element): string | undefined {
  const cell = elementsIn(row).find((node) => hasClass(node, 'codigo'));
  return cell && plainText(cell).match(CODES)?.[0];
}

/**
 * Marks each place where a code is told, so that the index finds its page.
 *
 * @returns the lines of the index, and the places of codes: the address of each and the id of its first row in a table
 */
export function codeEntries(sections: readonly Element[], messages: readonly CodeText[]) {
  const told = new Map<string, IndexEntry>();
  const places = new Map<string, string>();
  let marked = 0;
  for (const section of sections) {
    for (const row of everyElement(section)) {
      if (!['tr', 'p', 'li'].includes(row.tagName)) continue;
      // The cells of a row stand side by side, and their words too.
      const words = row.children.map((child) => plainText(child));
      const codes = new Set(words.join(row.tagName === 'tr' ? ' ' : '').match(CODES));
      if (codes.size === 0) continue;
      marked += 1;
      row.properties.id ??= `${destination(String(section.properties.dataRuta))}--c${marked}`;
      const id = String(row.properties.id);
      for (const name of codes) {
        const entry = told.get(name);
        const text = messages.find(({ codigo }) => codigo === name)?.texto;
        if (entry) entry.ids.push(id);
        else told.set(name, { name, text, ids: [id] });
      }
      const address = messageUrl(explainedBy(row) ?? '');
      if (!places.has(address)) places.set(address, id);
    }
  }
  return { entries: [...told.values()], places };
}

/** Terms of the glossary that the pages of a manual explain, or lead to; each first link of a page to one is marked. */
export function manualTerms(
  manual: Manual,
  sections: readonly Element[],
  { glossary: terms }: Pick<Facts, 'glossary'>,
) {
  const said = new Set<string>();
  for (const section of sections) {
    for (const { tagName, properties } of everyElement(section)) {
      const [page, anchor] = addressOf(String(properties.href), '').split('#');
      if (tagName !== 'a' || page !== '/glosario' || !anchor) continue;
      const id = `${destination(String(section.properties.dataRuta))}--${TERM_PREFIX}${anchor}`;
      if (said.has(id)) continue;
      said.add(id);
      properties.id = id;
    }
  }
  return terms
    .map(({ termino, definicion, rutas }) => ({
      term: termino,
      definition: definicion,
      /** Its place in the glossary. */
      id: TERM_PREFIX + anchorOf(termino),
      /** The pages that explain it, and the places whose text says it. */
      explained: manual.pages
        .filter(({ route }) => rutas.includes(route.path))
        .map(({ route }) => destination(route.path)),
      said: [...said].filter((id) => id.endsWith(`--${TERM_PREFIX}${anchorOf(termino)}`)),
    }))
    .filter(({ explained, said }) => explained.length + said.length > 0)
    .sort((one, other) => collator.compare(one.term, other.term));
}

type ManualTerm = ReturnType<typeof manualTerms>[number];

/** The glossary of a manual. */
export function glossary(terms: readonly ManualTerm[]): Element {
  return h('section.glosario.cabeza-glosario', [
    h('h1', { id: 'glosario' }, 'Glosario'),
    h(
      'dl',
      terms.map(({ term, definition, id, explained, said }) =>
        h('div', [
          h('dt', { id }, term),
          h('dd', [
            `${definition} `,
            ...(explained.length > 0 ? explained : said).map((place) =>
              h('a.donde', { href: `#${place}` }, ['Página ', pageNumber(place), '. ']),
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

/** The index of codes and terms, with their pages. */
export function bookIndex(terms: readonly ManualTerm[], codes: IndexEntry[]): Element {
  const entries = terms.map(({ term, explained, said }) => ({
    name: term,
    ids: [...explained, ...said],
  }));
  return h('section.indices.cabeza-indice', [
    h('h1', { id: 'indice' }, 'Índice'),
    ...indexPart('Códigos de los mensajes', codes),
    ...indexPart('Términos', entries),
  ]);
}

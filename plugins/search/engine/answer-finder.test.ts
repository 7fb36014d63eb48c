import { expect, it } from 'vitest';
import { learnedLists } from '../../../tests/support/search-site';
import type { RenderedPage } from '../indexer/rendered-page';
import { buildSearchFiles } from '../indexer/search-files';
import type { CarriedKind } from './index-format';
import { learnedStem } from './learned-words';
import { SiteSearcher } from './searcher';

/** A page: its address, its title, the group above it, then its text and each section below. */
const PAGES = `
/docs/delfin/caja/ | Caja | | Haga el arqueo del efectivo.
  prestar-la-base | Prestar la base | Pulse Prestar y escriba el valor.
  campos | Campos | La ventana tiene dos campos.
/docs/delfin/ventas/ | Ventas | | Cobre en efectivo o con tarjeta.
  campos | Campos | Base y propina.
/docs/delfin/clientes/ | Clientes | | Cree un cliente.
  campos | Campos | El cupo y la columna plazo.
/docs/delfin/faqs/ | Preguntas frecuentes | | Dudas de cada vuelta.
  puedo-anular-una-compra | ¿Puedo anular una compra? | Sí, si no tiene pagos.
/docs/delfin/problemas/impresora/ | La impresora falla | Solución de problemas | Haga que imprima.
  pruebe-primero | Pruebe primero | Apague la tiquetera y préndala.
  sale-papel-en-blanco | Sale papel en blanco | Voltee el rollo.
/docs/delfin/reportes/cartera/ | Cartera vencida | Reportes | ¿A quién hay que llamar hoy?
  ejemplo | Ejemplo | Clientes en mora.
/mensajes/dlf-2204 | DLF-2204. El efectivo no alcanza. | |
  que-hacer | Qué hacer | Traiga efectivo de otra caja.
/que-tecla | ¿Qué hace esta tecla? | | Las teclas.
  teclas | Teclas | Teclas.
/quien-puede | ¿Quién puede…? | | Los permisos.
  caja | Caja | Quién abre el cajón.
/donde-esta | ¿Dónde está…? | | Las ventanas.
/glosario | Glosario | | Los términos.
  recaudo | Recaudo | Lo que paga un cliente.`;

function readPage(lines: string): RenderedPage {
  const [[url = '', title = '', group, text = ''] = [], ...below] = lines
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));
  const isMessage = url.startsWith('/mensajes/');
  return {
    ...{ url, title, breadcrumb: group ? [group] : [], description: '', keywords: [] },
    ...(isMessage && { product: 'delfin' }),
    kind: isMessage ? 'message' : url.startsWith('/docs/') ? 'doc' : 'standalone',
    sections: [
      { anchor: '', heading: '', text },
      ...below.map(([anchor = '', heading = '', text = '']) => ({ anchor, heading, text })),
    ],
  };
}

/** What facts answer: kind, name, address and text. */
const FACTS: [CarriedKind, string, string, string][] = [
  ['quien', 'Abrir el cajón', '/quien-puede#caja', 'De fábrica: supervisor.'],
  ['quien', 'Contar el efectivo', '/quien-puede#caja', 'De fábrica: cajero.'],
  ['tecla', 'F9', '/que-tecla#teclas', 'Grabar. Funciona en: Maestros.'],
  ['campo', 'Base', '/docs/delfin/caja/#campos', 'El efectivo con que se abre.'],
  ['campo', 'Base', '/docs/delfin/ventas/#campos', 'El valor sin impuestos.'],
  ['campo', 'Cupo', '/docs/delfin/clientes/#campos', 'Lo máximo que puede deber.'],
  ['columna', 'plazo', '/docs/delfin/clientes/#campos', 'Días para pagar.'],
  ['menu', '', '/docs/delfin/caja/', 'Movimientos > Caja'],
  ['menu', '', '/docs/delfin/reportes/cartera/', 'Reportes > Cartera vencida'],
];

/** Words of the readers, each of which tells of one page alone. */
const LEARNED = {
  arqueo: '/docs/delfin/caja/',
  tiquetera: '/docs/delfin/problemas/impresora/',
  mora: '/docs/delfin/reportes/cartera/',
  vuelta: '/docs/delfin/faqs/',
};

const { docs, index, texts } = buildSearchFiles(
  PAGES.split(/\n(?=\/)/)
    .slice(1)
    .map(readPage),
  {
    glossary: [
      {
        ...{ term: 'recaudo', synonyms: ['abono'], urls: ['/docs/delfin/clientes/'] },
        definition: '/glosario#recaudo',
      },
    ],
    statuses: new Map(),
    productNames: {},
    learned: learnedLists(
      1,
      Object.fromEntries(
        Object.entries(LEARNED).map(([word, url]) => [
          learnedStem(word),
          { rarity: 20, url, weight: 8 },
        ]),
      ),
    ),
    answers: FACTS.map(([kind, name, address, text]) => {
      const [url = '', anchor = ''] = address.split('#');
      return { kind, name, others: [], url, anchor, text };
    }),
  },
  { maxHits: 5, highlightResult: true },
);
const searcher = new SiteSearcher(docs, index);
searcher.takeTexts(texts);
const boxOf = (query: string) => searcher.query(query).box;

const CLOSED_CASH = 'Haga el arqueo del efectivo. Está en Movimientos > Caja.';
const OVERDUE = '¿A quién hay que llamar hoy? Está en Reportes > Cartera vencida.';

it.each([
  // What facts tell.
  ['me sale el error DLF 2204', 'Traiga efectivo de otra caja.'],
  ['¿quién puede abrir el cajón?', 'De fábrica: supervisor.'],
  ['qué hace F9', 'Grabar. Funciona en: Maestros.'],
  ['qué es un recaudo', 'Lo que paga un cliente.'],
  ['qué es un abono', 'Lo que paga un cliente.'],
  ['qué es el campo Cupo', 'Lo máximo que puede deber.'],
  ['qué es el campo base de la caja', 'El efectivo con que se abre.'],
  ['qué es el campo base de ventas', 'El valor sin impuestos.'],
  ['qué es la columna plazo', 'Días para pagar.'],
  ['puedo anular una compra', 'Sí, si no tiene pagos.'],
  ['qué hago si sale papel en blanco', 'Voltee el rollo.'],
  ['reporte de cartera vencida', OVERDUE],
  ['reporte: a quién hay que llamar hoy', OVERDUE],
  // The page that is meant beyond doubt: what it is for and where it is, a section that is named, what to try first.
  ['cómo hago el arqueo', CLOSED_CASH],
  ['dónde está el arqueo', CLOSED_CASH],
  ['arqueo y prestar la base', 'Pulse Prestar y escriba el valor.'],
  ['la tiquetera no saca nada', 'Apague la tiquetera y préndala.'],
])('«%s» is answered: %s', (query, text) => {
  expect(boxOf(query)?.text).toBe(text);
});

it.each([
  ['DLF 2204', '/mensajes/dlf-2204', 'DLF-2204. El efectivo no alcanza.'],
  ['quién puede abrir el cajón', '/quien-puede#caja', 'Abrir el cajón'],
  ['cómo hago el arqueo', '/docs/delfin/caja/', 'Caja'],
  ['arqueo y prestar la base', '/docs/delfin/caja/#prestar-la-base', 'Prestar la base'],
])('the answer to «%s» leads to %s, called so', (query, url, title) => {
  expect(boxOf(query)).toMatchObject({ url, title });
});

it('tells of one page past the page that answers all questions of a kind', () => {
  expect(searcher.query('dónde está el arqueo').hits[0]?.url).toBe('/donde-esta');
});

it.each([
  ['what nothing resembles', 'xqzzw'],
  ['what no permission names', 'quién puede hacer el arqueo'],
  ['a question that is not asked', 'puedo anular el efectivo'],
  ['what fits two permissions alike', 'quién puede abrir o contar'],
  ['a key that does nothing', 'qué hace F7'],
  ['a code that does not exist', 'DLF-9999'],
  ['a field of two pages', 'qué es el campo base'],
  ['a field of another page', 'qué es el cupo del recaudo'],
  ['a word of many pages', 'efectivo'],
  ['a figure, asked for as a meaning is', 'qué es lo que más tiene plazo'],
])('guesses nothing for %s: «%s»', (_, query) => {
  expect(boxOf(query)).toBeUndefined();
});

it.each([
  ['where who asks tells of something that fails', 'no deja hacer el arqueo'],
  ['of a report to who asks how', 'cómo cobro la mora'],
  ['of a page of questions, none of which is asked', 'vuelta'],
])('what is found is no answer %s: «%s»', (_, query) => {
  expect(searcher.query(query).hits).not.toHaveLength(0);
  expect(boxOf(query)).toBeUndefined();
});

it.each([
  ['cupo', 'Cupo: Lo máximo que puede deber.'],
  ['columna', 'El cupo y la columna plazo.'],
])(
  'of a table of facts the hit for «%s» shows the row that is named, or the section',
  (query, shown) => {
    const hit = searcher
      .query(query)
      .hits.find(({ url }) => url === '/docs/delfin/clientes/#campos');
    expect(hit?.excerpt.map(({ text }) => text).join('')).toBe(shown);
  },
);

it.each([
  ['qué hace F9', 'F9', ''],
  ['puedo anular una compra', '¿Puedo anular una compra?', ''],
  ['cómo hago el arqueo', 'Caja', 'Haga el arqueo del efectivo.'],
])(
  'before its text has come the answer to «%s» is named, with what is known',
  (query, title, text) => {
    expect(new SiteSearcher(docs, index).query(query).box).toMatchObject({ title, text });
  },
);

import { describe, expect, it } from 'vitest';
import { learnedLists } from '../../../tests/support/search-site';
import type { ToldFact } from '../indexer/answer-facts';
import type { RenderedPage } from '../indexer/rendered-page';
import { buildSearchFiles } from '../indexer/search-files';
import { learnedStem } from './learned-words';
import { SiteSearcher } from './searcher';

function page(
  url: string,
  title: string,
  kind: RenderedPage['kind'],
  sections: [anchor: string, heading: string, text: string][],
): RenderedPage {
  const rendered = sections.map(([anchor, heading, text]) => ({ anchor, heading, text }));
  const product = kind === 'message' ? { product: 'delfin' } : {};
  const about = { breadcrumb: [], description: '', keywords: [], sections: rendered };
  return { url, kind, title, ...product, ...about };
}

const PAGES = [
  page('/docs/delfin/caja/', 'Caja', 'doc', [
    ['', '', 'Haga el arqueo del efectivo.'],
    ['prestar-la-base', 'Prestar la base', 'Pulse Prestar y escriba el valor.'],
    ['campos', 'Campos', 'La ventana tiene dos campos.'],
  ]),
  page('/docs/delfin/ventas/', 'Ventas', 'doc', [
    ['', '', 'Cobre en efectivo o con tarjeta.'],
    ['campos', 'Campos', 'Base y propina.'],
  ]),
  page('/docs/delfin/clientes/', 'Clientes', 'doc', [
    ['', '', 'Cree un cliente.'],
    ['campos', 'Campos', 'El cupo y la columna plazo.'],
  ]),
  page('/docs/delfin/faqs/', 'Preguntas frecuentes', 'doc', [
    ['', '', 'Dudas de cada vuelta.'],
    ['puedo-anular-una-compra', '¿Puedo anular una compra?', 'Sí, si no tiene pagos.'],
  ]),
  {
    ...page('/docs/delfin/problemas/impresora/', 'La impresora falla', 'doc', [
      ['', '', 'Haga que imprima.'],
      ['pruebe-primero', 'Pruebe primero', 'Apague la tiquetera y préndala.'],
      ['sale-papel-en-blanco', 'Sale papel en blanco', 'Voltee el rollo.'],
    ]),
    breadcrumb: ['Solución de problemas'],
  },
  {
    ...page('/docs/delfin/reportes/cartera/', 'Cartera vencida', 'doc', [
      ['', '', '¿A quién hay que llamar hoy?'],
      ['ejemplo', 'Ejemplo', 'Clientes en mora.'],
    ]),
    breadcrumb: ['Reportes'],
  },
  page('/mensajes/dlf-2204', 'DLF-2204. El efectivo no alcanza.', 'message', [
    ['', '', ''],
    ['que-hacer', 'Qué hacer', 'Traiga efectivo de otra caja.'],
  ]),
  page('/que-tecla', '¿Qué hace esta tecla?', 'standalone', [
    ['', '', 'Las teclas.'],
    ['teclas', 'Teclas', 'Teclas.'],
  ]),
  page('/quien-puede', '¿Quién puede…?', 'standalone', [
    ['', '', 'Los permisos.'],
    ['caja', 'Caja', 'Quién abre el cajón.'],
  ]),
  page('/donde-esta', '¿Dónde está…?', 'standalone', [['', '', 'Las ventanas.']]),
  page('/glosario', 'Glosario', 'standalone', [
    ['', '', 'Los términos.'],
    ['recaudo', 'Recaudo', 'Lo que paga un cliente.'],
  ]),
];

const told = (fact: Pick<ToldFact, 'kind' | 'name' | 'url' | 'anchor' | 'text'>): ToldFact => ({
  ...fact,
  others: [],
});

/** Words of the readers that tell of one page alone. */
const learnedOf = (words: Readonly<Record<string, string>>) =>
  learnedLists(
    1,
    Object.fromEntries(
      Object.entries(words).map(([word, url]) => [
        learnedStem(word),
        { rarity: 20, url, weight: 8 },
      ]),
    ),
  );

const { docs, index, texts } = buildSearchFiles(
  PAGES,
  {
    glossary: [
      {
        ...{ term: 'recaudo', synonyms: ['abono'], urls: ['/docs/delfin/clientes/'] },
        definition: '/glosario#recaudo',
      },
    ],
    statuses: new Map(),
    productNames: {},
    learned: learnedOf({
      arqueo: '/docs/delfin/caja/',
      tiquetera: '/docs/delfin/problemas/impresora/',
      mora: '/docs/delfin/reportes/cartera/',
      vuelta: '/docs/delfin/faqs/',
    }),
    answers: [
      told({
        ...{ kind: 'quien', name: 'Abrir el cajón', url: '/quien-puede' },
        ...{ anchor: 'caja', text: 'De fábrica: supervisor.' },
      }),
      told({
        ...{ kind: 'quien', name: 'Contar el efectivo', url: '/quien-puede' },
        ...{ anchor: 'caja', text: 'De fábrica: cajero.' },
      }),
      told({
        ...{ kind: 'tecla', name: 'F9', url: '/que-tecla', anchor: 'teclas' },
        text: 'Grabar. Funciona en: Maestros.',
      }),
      told({
        ...{ kind: 'campo', name: 'Base', url: '/docs/delfin/caja/', anchor: 'campos' },
        text: 'El efectivo con que se abre.',
      }),
      told({
        ...{ kind: 'campo', name: 'Base', url: '/docs/delfin/ventas/', anchor: 'campos' },
        text: 'El valor sin impuestos.',
      }),
      told({
        ...{ kind: 'campo', name: 'Cupo', url: '/docs/delfin/clientes/', anchor: 'campos' },
        text: 'Lo máximo que puede deber.',
      }),
      told({
        ...{ kind: 'columna', name: 'plazo', url: '/docs/delfin/clientes/', anchor: 'campos' },
        text: 'Días para pagar.',
      }),
      told({
        ...{ kind: 'menu', name: '', url: '/docs/delfin/caja/', anchor: '' },
        text: 'Movimientos > Caja',
      }),
      told({
        ...{ kind: 'menu', name: '', url: '/docs/delfin/reportes/cartera/', anchor: '' },
        text: 'Reportes > Cartera vencida',
      }),
    ],
  },
  { maxHits: 5, highlightResult: true },
);
const searcher = new SiteSearcher(docs, index);
searcher.takeTexts(texts);
const boxOf = (query: string) => searcher.query(query).box;

describe('the answer from facts', () => {
  it('tells a message by its code, with what to do first', () => {
    expect(boxOf('me sale el error DLF 2204')).toEqual({
      url: '/mensajes/dlf-2204',
      title: 'DLF-2204. El efectivo no alcanza.',
      text: 'Traiga efectivo de otra caja.',
    });
  });

  it('tells who may do something', () => {
    expect(boxOf('¿quién puede abrir el cajón?')).toEqual({
      url: '/quien-puede#caja',
      title: 'Abrir el cajón',
      text: 'De fábrica: supervisor.',
    });
  });

  it.each([
    ['qué hace F9', 'Grabar. Funciona en: Maestros.'],
    ['qué es un recaudo', 'Lo que paga un cliente.'],
    ['qué es un abono', 'Lo que paga un cliente.'],
    ['qué es el campo Cupo', 'Lo máximo que puede deber.'],
    ['qué es el campo base de la caja', 'El efectivo con que se abre.'],
    ['qué es el campo base de ventas', 'El valor sin impuestos.'],
    ['qué es la columna plazo', 'Días para pagar.'],
    ['qué hago si sale papel en blanco', 'Voltee el rollo.'],
    [
      'reporte de cartera vencida',
      '¿A quién hay que llamar hoy? Está en Reportes > Cartera vencida.',
    ],
    [
      'reporte: a quién hay que llamar hoy',
      '¿A quién hay que llamar hoy? Está en Reportes > Cartera vencida.',
    ],
  ])('tells «%s»', (query, text) => {
    expect(boxOf(query)?.text).toBe(text);
  });

  it('tells the answer to a frequent question, where the words are asked', () => {
    expect(boxOf('puedo anular una compra')?.text).toBe('Sí, si no tiene pagos.');
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
});

describe('the answer of the page that is meant beyond doubt', () => {
  it('is what it is for and where it is', () => {
    expect(boxOf('cómo hago el arqueo')).toEqual({
      url: '/docs/delfin/caja/',
      title: 'Caja',
      text: 'Haga el arqueo del efectivo. Está en Movimientos > Caja.',
    });
  });

  it('is told past the page that answers all questions of a kind', () => {
    expect(searcher.query('dónde está el arqueo').hits[0]?.url).toBe('/donde-esta');
    expect(boxOf('dónde está el arqueo')?.url).toBe('/docs/delfin/caja/');
  });

  it('is the section whose heading is said', () => {
    expect(boxOf('arqueo y prestar la base')?.url).toBe('/docs/delfin/caja/#prestar-la-base');
  });

  it('is what to try first, where something fails', () => {
    expect(boxOf('la tiquetera no saca nada')?.text).toBe('Apague la tiquetera y préndala.');
  });

  it.each([
    ['where who asks tells of something that fails', 'no deja hacer el arqueo'],
    ['of a report to who asks how', 'cómo cobro la mora'],
    ['of a page of questions, none of which is asked', 'vuelta'],
  ])('is not given %s: «%s»', (_, query) => {
    expect(searcher.query(query).hits).not.toHaveLength(0);
    expect(boxOf(query)).toBeUndefined();
  });
});

describe('what a page hit shows', () => {
  const shownOf = (query: string, url: string) =>
    searcher
      .query(query)
      .hits.find((hit) => hit.url === url)
      ?.excerpt.map(({ text }) => text)
      .join('');

  it('is the row that is asked for, of a section that is a table of facts', () => {
    expect(shownOf('cupo', '/docs/delfin/clientes/#campos')).toBe(
      'Cupo: Lo máximo que puede deber.',
    );
  });

  it('is the section itself, where no row is', () => {
    expect(shownOf('columna', '/docs/delfin/clientes/#campos')).toBe('El cupo y la columna plazo.');
  });
});

describe('an answer whose text has not come', () => {
  const waiting = new SiteSearcher(docs, index);

  it.each([
    ['qué hace F9', 'F9', ''],
    ['puedo anular una compra', '¿Puedo anular una compra?', ''],
    ['cómo hago el arqueo', 'Caja', 'Haga el arqueo del efectivo.'],
  ])('to «%s» is named, with what is known', (query, title, text) => {
    expect(waiting.query(query).box).toMatchObject({ title, text });
  });
});

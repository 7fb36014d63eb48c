import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '../indexer/rendered-page';
import { buildSearchFiles } from '../indexer/search-files';
import { createSearcher } from './searcher';

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
  page('/docs/delfin/caja/', 'Caja', 'doc', [['', '', 'Abra el cajón y cuente el efectivo.']]),
  page('/docs/delfin/faqs/', 'Preguntas frecuentes', 'doc', [
    ['', '', 'Dudas.'],
    ['puedo-anular-una-compra', '¿Puedo anular una compra?', 'Sí.'],
  ]),
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
    ['caja', 'Caja', 'Permisos de caja.'],
  ]),
];

const { docs, index } = buildSearchFiles(
  PAGES,
  {
    glossary: [],
    learned: { step: 1, stems: [] },
    answers: [
      {
        ...{ kind: 'quien', name: 'Abrir el cajón', others: [], url: '/quien-puede' },
        ...{ anchor: 'caja', text: 'De fábrica: supervisor.' },
      },
      {
        ...{ kind: 'quien', name: 'Contar el efectivo', others: [], url: '/quien-puede' },
        ...{ anchor: 'caja', text: 'De fábrica: cajero.' },
      },
      {
        ...{ kind: 'tecla', name: 'F9', others: [], url: '/que-tecla', anchor: 'teclas' },
        text: 'Grabar. Funciona en: Maestros.',
      },
      {
        ...{ kind: 'pregunta', name: '¿Puedo anular una compra?', others: [] },
        ...{ url: '/docs/delfin/faqs/', anchor: 'puedo-anular-una-compra' },
        text: 'Sí, si no tiene pagos.',
      },
    ],
  },
  { maxHits: 5, highlightResult: true },
);
const searcher = createSearcher(docs, index);
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

  it('tells what a key does', () => {
    expect(boxOf('qué hace F9')?.text).toBe('Grabar. Funciona en: Maestros.');
  });

  it('tells the answer to a frequent question, where the words are asked', () => {
    expect(boxOf('puedo anular una compra')?.text).toBe('Sí, si no tiene pagos.');
    expect(boxOf('anular compra')).toBeUndefined();
  });

  it.each(['xqzzw plomo', 'quién puede volar', 'qué hace F7', 'DLF-9999', 'efectivo'])(
    'guesses nothing for «%s»',
    (query) => {
      expect(boxOf(query)).toBeUndefined();
    },
  );
});

import { expect, it } from 'vitest';
import type { RenderedPage } from '../indexer/rendered-page';
import { buildSearchFiles } from '../indexer/search-files';
import { SiteSearcher } from './searcher';

function page(
  url: string,
  title: string,
  breadcrumb: string[],
  sections: [anchor: string, heading: string, text: string][],
): RenderedPage {
  const rendered = sections.map(([anchor, heading, text]) => ({ anchor, heading, text }));
  const about = { description: '', keywords: [], sections: rendered };
  return { url, kind: 'doc', title, breadcrumb, ...about };
}

const PAGES = [
  page(
    '/docs/delfin/problemas/cajon/',
    'El cajón monedero no abre',
    ['Solución de problemas'],
    [
      ['', '', 'El cajón no responde.'],
      ['no-abre-al-cobrar', 'El cajón no abre al cobrar', 'Revise el cable de la impresora.'],
      ['abre-solo', 'El cajón abre solo', 'Quite la orden de cada documento.'],
    ],
  ),
  page(
    '/docs/delfin/traslados/',
    'Traslados',
    ['Movimientos'],
    [
      ['', '', 'Pase mercancía entre bodegas.'],
      ['pasos', 'Pasos', 'Elija la bodega de origen y la de destino.'],
      ['recibir', 'Recibir un traslado', 'Abra el traslado y confirme.'],
    ],
  ),
  page(
    '/docs/delfin/faqs/',
    'Preguntas frecuentes',
    ['Preguntas frecuentes'],
    [
      ['', '', 'Dudas del mostrador.'],
      ['regalo', '¿Cómo vendo una tarjeta de regalo?', 'Créela como producto.'],
      ['dos-medios', '¿Cómo cobro con dos medios?', 'Escriba la tarjeta y el billete en efectivo.'],
    ],
  ),
  page(
    '/docs/delfin/reportes/cartera/',
    'Cartera vencida',
    ['Reportes'],
    [
      ['', '', '¿Quién debe?'],
      ['filtros', 'Filtros', 'Vencidas a una fecha.'],
    ],
  ),
  page('/docs/delfin/inventarios/', 'Inventarios', [], [['', '', 'Cuente y traslade.']]),
  page('/docs/delfin/inventarios/toma/', 'Toma física', ['Inventarios'], [['', '', 'Cuente.']]),
  page('/docs/mobile/inventarios/', 'Inventarios', [], [['', '', 'Cuente en el celular.']]),
];

const said = {
  glossary: [],
  answers: [],
  statuses: new Map<string, string>(),
  learned: { step: 0.1, stems: [] },
};
const files = buildSearchFiles(PAGES, said, { maxHits: 5, highlightResult: true });
const searcher = new SiteSearcher(files.docs, files.index);

function first(text: string): string | undefined {
  return searcher.query(text).hits[0]?.url;
}

it.each([
  ['no abre el cajón', '/docs/delfin/problemas/cajon/#no-abre-al-cobrar'],
  ['el cajón abre solo', '/docs/delfin/problemas/cajon/#abre-solo'],
])('«%s» opens at the heading that denies what it denies', (text, url) => {
  expect(first(text)).toBe(url);
});

it.each([
  ['trasladar a otra bodega', '/docs/delfin/traslados/#pasos', 'a task at its steps'],
  ['confirmar un traslado que llegó', '/docs/delfin/traslados/#recibir', 'what a section says'],
  ['cartera vencida al corte', '/docs/delfin/reportes/cartera/', 'a report as a whole'],
  ['mitad efectivo mitad tarjeta', '/docs/delfin/faqs/#dos-medios', 'the most words of one answer'],
])('«%s» opens %s: %s', (text, url) => {
  expect(first(text)).toBe(url);
});

it('opens the group that a query names, before another page of that name', () => {
  expect(first('inventarios')).toBe('/docs/delfin/inventarios/');
});

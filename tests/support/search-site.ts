import { encodePostings } from '../../plugins/search/engine/posting-lists';
import type { ReadersWords } from '../../plugins/search/indexer/readers-words';
import type { RenderedPage } from '../../plugins/search/indexer/rendered-page';
import { buildSearchFiles, type SearchFiles } from '../../plugins/search/indexer/search-files';

type Learned = ReadersWords['learned'];

/** What a search knows that learned nothing. */
export const NOTHING_LEARNED: Learned = learnedLists(1, {});

/** What was learned of stems that tell of one page each. */
export function learnedLists(
  step: number,
  stems: Readonly<Record<string, { rarity: number; url: string; weight: number }>>,
): Learned {
  const told = Object.values(stems);
  return {
    urls: told.map(({ url }) => url),
    lists: {
      step,
      stems: Object.keys(stems).join(' '),
      rarity: told.map(({ rarity }) => rarity).join(' '),
      pages: told.map((_, at) => encodePostings([at])).join(' '),
      weights: told.map(({ weight }) => weight).join(' '),
    },
  };
}

function page(
  url: string,
  title: string,
  breadcrumb: string[],
  sections: Record<string, string>,
): RenderedPage {
  const kind = url.startsWith('/docs/') ? 'doc' : 'standalone';
  const rendered = Object.entries(sections).map(([heading, text]) => ({
    anchor: heading.toLowerCase().replaceAll(' ', '-'),
    heading,
    text,
  }));
  return { url, kind, title, breadcrumb, description: '', keywords: [], sections: rendered };
}

/** A small shop's help, for the tests of the engine. */
const PAGES: RenderedPage[] = [
  page('/docs/delfin', 'Delfín', [], { '': 'Facturación, inventario y caja para tiendas.' }),
  page('/docs/delfin/cierre-de-caja/', 'Cierre de caja', ['Movimientos', 'Ventas'], {
    '': 'Cuente el efectivo y termine el turno.',
    'Cerrar la caja de otra persona': 'El administrador hace el cierre de la caja de quien se fue.',
    Campos: 'El cierre de la caja pide el efectivo contado.',
    'Si sobra dinero':
      'Revise las recogidas. El mensaje DLF-1203 sale si falta el arqueo; DLF-1201 y DLF-1202, antes.',
  }),
  page('/docs/delfin/clientes/', 'Clientes', ['Archivos', 'Maestros'], {
    '': 'Cree clientes y asigne cupo. Al cierre de caja se ven sus abonos.',
    'Dar crédito': 'Active el crédito y escriba el cupo del cliente.',
  }),
  page('/docs/delfin/reportes/ventas/', 'Ventas por hora', ['Reportes'], {
    '': 'Muestra cuánto se vende en cada hora del año.',
  }),
  page('/docs/delfin/etiquetas/', 'Impresión de códigos de barras', ['Herramientas'], {
    '': 'Imprima etiquetas con el código de barras de los productos ABA-001, ABA-002 y ABA-003 en AdminServidor.exe.',
  }),
  page('/docs/delfin/solucion-problemas/etiquetas/', 'Etiquetas', ['Solución de problemas'], {
    '': 'La impresora no imprime etiquetas o salen borrosas.',
  }),
  page('/docs/sinco/clientes/', 'Clientes', ['Maestros'], {
    '': 'Los clientes llegan de Delfín con sus cuentas: lo que deben y lo que les debo.',
  }),
  page('/glosario', 'Glosario', [], {
    '': 'Palabras de la ayuda.',
    Crédito: 'Venta que se paga después.',
  }),
];

/** Both files of the small site, as a browser gets them. */
export function testFiles(): SearchFiles {
  const said = {
    glossary: [
      {
        ...{ term: 'crédito', synonyms: ['fiado', 'plan separe'] },
        ...{ urls: ['/docs/delfin/clientes/'], definition: '/glosario#credito' },
      },
    ],
    answers: [],
    productNames: { sinco: ['portátil'] },
    statuses: new Map<string, string>(),
    learned: learnedLists(0.1, {
      plat: { rarity: 20, url: '/docs/delfin/cierre-de-caja/', weight: 30 },
      chism: { rarity: 30, url: '/docs/delfin/reportes/ventas/', weight: 31 },
      ido: { rarity: 30, url: '/docs/delfin/gone/', weight: 31 },
    }),
  };
  const files = buildSearchFiles(PAGES, said, { maxHits: 5, highlightResult: true });
  return JSON.parse(JSON.stringify(files)) as SearchFiles;
}

import path from 'node:path';
import { loadSearcher } from '../../plugins/search/query';
import { expect, test } from '../conformance/support/site';

/** A query, and what the search of the built site has to make of it. */
interface Row {
  query: string;
  /** Start of the address of the first result; of several, those of the first results in any order. */
  opens?: string | readonly string[];
  /** Start of the address of one of the first three results. */
  among?: string;
  /** What the answer itself says, before all results; null where nothing may be guessed. */
  answers?: RegExp | null;
  /** What the first result shows of its section. */
  shows?: RegExp;
  /** Words or codes that are offered where nothing is found. */
  offers?: RegExp;
}

const CASH_DRAWER = '/docs/delfin/solucion-problemas/cajon-monedero/';

const TABLE: Record<string, readonly Row[]> = {
  'a code, however it is written': [
    { query: 'DLF-2003', opens: '/mensajes/dlf-2003', answers: /Existencias/ },
    { query: 'dlf 2OO3', opens: '/mensajes/dlf-2003' },
  ],
  'the number of a code': [
    { query: '2003', opens: '/mensajes/dlf-2003', answers: /Existencias/ },
    { query: 'error 2003', opens: '/mensajes/dlf-2003' },
    { query: 'codigo 2003', opens: '/mensajes/dlf-2003' },
    { query: 'me sale 2003', opens: '/mensajes/dlf-2003' },
    { query: '2203', opens: '/mensajes/dlf-2203' },
    { query: 'sinco 104', opens: '/mensajes/snc-104' },
    // It is that of a message of four products.
    {
      query: 'error 101',
      opens: ['/mensajes/anl-101', '/mensajes/cmp-101', '/mensajes/mob-101', '/mensajes/snc-101'],
      answers: null,
    },
    { query: 'mobile 101', opens: '/mensajes/mob-101' },
    { query: 'api 429', opens: '/mensajes/api-450' },
    { query: 'api 400', opens: '/mensajes/api-400' },
    { query: 'error 404', opens: ['/mensajes/api-430', '/mensajes/api-431'], answers: null },
    { query: 'factura 2003', opens: '/docs/delfin/' },
  ],
  'a code that does not exist': [
    { query: 'DLF-2999', offers: /^DLF-2\d{3}$/ },
    { query: 'dlf 2999', offers: /^DLF-2\d{3}$/ },
  ],
  'the answer itself': [
    { query: 'quién puede abrir el cajón', opens: '/quien-puede', answers: /administrador/ },
    { query: 'qué hace F9', answers: /^Grabar/ },
    { query: 'qué es el kardex', answers: /entradas y salidas/ },
    { query: 'qué es el campo cupo', answers: /Lo máximo que puede deber/ },
    { query: 'columna existencia', answers: /Existencia total/ },
    { query: 'reporte de cartera por edades', answers: /Está en Reportes > Cartera/ },
    { query: 'olvidé mi clave qué hago', answers: /enlace al correo/ },
    { query: 'no abre el cajón', answers: /llave/ },
    { query: 'dónde está el cierre de caja', answers: /Está en .*Cierre de caja\.$/ },
    { query: 'dónde está la factura de venta', answers: /Está en .*Factura de venta\.$/ },
    { query: 'dónde está la plata', answers: null },
    { query: 'efectivo', answers: null },
    { query: 'quién puede volar', answers: null },
    { query: 'qué es el campo activo', answers: null },
  ],
  'the section that answers': [
    { query: 'DLF-2204', opens: '/mensajes/dlf-2204#que-hacer' },
    { query: 'hacer una recogida', opens: '/docs/delfin/herramientas/recogidas/#llevar' },
    {
      query: 'puedo anular una compra',
      opens: '/docs/delfin/faqs/compras/#puedo-anular-una-compra',
    },
    { query: 'no abre el cajón', opens: `${CASH_DRAWER}#el-cajon-no-abre` },
    { query: 'el cajón abre solo', opens: `${CASH_DRAWER}#el-cajon-abre-solo` },
    { query: 'Cierre de caja', opens: '/docs/delfin/movimientos/ventas/cierre-de-caja/' },
    { query: 'inventarios', opens: '/docs/delfin/movimientos/inventarios' },
    { query: 'reporte de cartera vencida', opens: '/docs/delfin/reportes/cartera/vencida/' },
  ],
  'what a result shows': [
    { query: 'la impresora no imprime nada', shows: /^Causa\. Está apagada.* Revise/ },
    { query: 'qué es el campo cupo', shows: /^cupo: /i },
  ],
  'the words of readers': [
    {
      query: 'xq no me cuadra la caja',
      opens: '/docs/delfin/solucion-problemas/descuadre-de-caja',
    },
    { query: 'ctas por pagar', opens: '/docs/delfin/consultas/cuentas-por-pagar' },
    { query: 'como ago una nota credito', opens: '/docs/delfin/movimientos/ventas/notas-credito' },
    { query: 'kiero anular una benta', opens: '/docs/delfin/movimientos/ventas/anulaciones' },
    { query: 'sierre de caja', opens: '/docs/delfin/movimientos/ventas/cierre-de-caja' },
    { query: 'la plata no cuadra', opens: '/docs/delfin/solucion-problemas/descuadre-de-caja' },
  ],
  'the pages about the help itself': [
    { query: 'qué reporte necesito', among: '/que-reporte' },
    { query: 'qué reporte necesito para ver lo vendido', among: '/que-reporte' },
    { query: 'quién puede anular', among: '/quien-puede' },
    { query: 'novedades de todos los productos', among: '/novedades' },
    { query: 'dónde está el botón de descuento', among: '/donde-esta' },
    { query: 'atajos de teclado', among: '/que-tecla' },
    { query: 'qué hace esta tecla', among: '/que-tecla' },
    { query: 'teclas de la ayuda', among: '/como-usar' },
    { query: 'lector de pantalla', among: '/accesibilidad' },
    { query: 'cookies', among: '/privacidad' },
    { query: 'ver la ayuda sin internet', among: '/docs/delfin/instalacion/ayuda-sin-internet' },
  ],
};

const searcher = loadSearcher(path.resolve('build'));

for (const [subject, rows] of Object.entries(TABLE)) {
  test(`the search of the built site knows ${subject}`, () => {
    for (const { query, opens, among, answers, shows, offers } of rows) {
      const { box, hits, suggestions } = searcher.query(query);
      const wanted = opens === undefined ? [] : [opens].flat();
      const first = hits.slice(0, wanted.length).map(({ url }) => url);
      for (const start of wanted) {
        expect.soft(first, query).toContainEqual(expect.stringContaining(start));
      }
      if (among) {
        const three = hits.slice(0, 3).map(({ url }) => url);
        expect.soft(three, query).toContainEqual(expect.stringMatching(`^${among}`));
      }
      if (answers === null) expect.soft(box, query).toBeUndefined();
      else if (answers) expect.soft(box?.text, query).toMatch(answers);
      const shown = hits[0]?.excerpt.map(({ text }) => text).join('') ?? '';
      if (shows) expect.soft(shown, query).toMatch(shows);
      if (offers) {
        expect.soft(hits, query).toEqual([]);
        expect.soft(suggestions[0], query).toMatch(offers);
      }
    }
  });
}

test('the search of the built site reads what is spelt otherwise as the word that is meant', () => {
  const found = (query: string) =>
    searcher
      .query(query)
      .hits.slice(0, 5)
      .map(({ url }) => url);
  for (const [written, meant] of Object.entries({
    ...{ 'I.V.A.': 'IVA', 'D.I.A.N.': 'DIAN', 'e-mail': 'email', 'e mail': 'email' },
    ...{ 'recibo a fin de ano': 'recibo a fin de año', 'el dueno': 'el dueño' },
  })) {
    expect.soft(found(written), written).toEqual(found(meant));
  }
});

test('what is counted are the pages that fit, not all that share a word', () => {
  expect(searcher.query('kardex').total).toBeLessThan(20);
});

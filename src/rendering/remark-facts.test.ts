import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { expand } from '../../tests/support/expanded-page';
import { smallFacts as facts } from '../../tests/support/small-facts';

/** Address and words of each link that has a hint. */
function links(tree: Root): string[][] {
  const found: string[][] = [];
  visit(tree, 'htmlNode', ({ data: { hName, hProperties }, children }) => {
    if (hName === 'a')
      found.push([String(hProperties.href), plainText({ type: 'root', children })]);
  });
  return found;
}

/** Id and words of each hint. */
function hints(tree: Root): string[][] {
  const found: string[][] = [];
  visit(tree, 'htmlNode', ({ data: { hProperties }, children }) => {
    if (hProperties.role !== 'tooltip') return;
    found.push([String(hProperties.id), plainText({ type: 'root', children })]);
  });
  return found;
}

function tables(tree: Root): string[][][] {
  const found: string[][][] = [];
  visit(tree, 'table', (node) => {
    found.push(node.children.map((row) => row.children.map((cell) => plainText(cell))));
  });
  return found;
}

const CLIENTS = 'delfin/archivos/maestros/clientes';
const TABLES = 'delfin/movimientos/ventas/mesas-y-comandas';
const SELL = 'delfin/pasos-iniciales/vender';
const LICENCE = 'delfin/pasos-iniciales/activar-licencia';
const CREATE = 'mobile/funcionalidades/transacciones/crear';
const KARDEX = 'delfin/consultas/kardex';
const BY_PRODUCT = 'delfin/reportes/ventas/por-producto';
const REPORT = ':::reporte\nLectura de prueba.\n:::';

describe('a page', () => {
  test.each([
    ['::ficha', TABLES, /PlanHospitalidad/],
    ['::ficha', SELL, /^Menú de Delfín.*Antes de empezar: permiso Facturar y otro, según lo que/],
    ['::ficha', SELL, / · red\u00a0local.*Facturar: administrador, .*ConexiónRed local/],
    ['::ficha', CREATE, /6 permisos, según lo que haga/],
    [
      '::ficha',
      CREATE,
      /Hacer salidas; Hacer traslados; [^:]*: administrador, supervisor, bodeguero/,
    ],
    [':::ficha\n- La caja abierta.\n:::', SELL, /ConexiónRed local.*La caja abierta\.$/],
    ['::ficha', LICENCE, /^En el servidor Administrador del servidor > Licencia/],
    ['::ficha', LICENCE, /QuiénEl rol administrador.*Internet en el servidor/],
    ['::acciones', CLIENTS, /Duplicar(?: \(Ctrl\+D\))?: crea un registro/],
    ['::acciones', CLIENTS, /^(?!.*(?:Nuevo|Grabar))/],
    ['::acciones{pestana="Habitaciones"}', TABLES, /^Precuenta: (?!.*Trasladar)/],
    ['::campos', 'delfin/archivos/maestros/barrios', /CampoQué escribir/],
    ['::campos', 'analytics/pasos-iniciales/sincronizador', /CampoQué muestra/],
    ['::campos', CLIENTS, /^\* Obligatorio\..*Código \*[^*]* Ejemplo: C001/],
    ['::mensajes', CLIENTS, /DLF-1203.*cualquier maestro: .*DLF-1104/],
    [REPORT, BY_PRODUCT, /Lectura de prueba\..*Filtros usados: [^.]*[^.]\.(?!\.)/],
    [REPORT, KARDEX, /no muestra Valor entrada, Valor salida, Saldo en valor y Costo promedio\./],
    ['::lo-ultimo', 'sinco', new RegExp(`^Versión ${facts.releases.sinco?.[0]?.version}`)],
    ['::lo-ultimo', 'delfin', /Corregido\. /],
  ])('with %s, %s, says %s', (markdown, routePath, said) => {
    expect(plainText(expand(markdown, routePath))).toMatch(said);
  });

  test('folds in ::ficha what is needed behind a line that says how much it is', () => {
    const folded: string[] = [];
    visit(expand('::ficha', CREATE), 'htmlNode', (node) => {
      if (node.data.hName === 'details') folded.push(plainText(node));
    });
    expect(folded).toEqual([
      expect.stringMatching(/^Antes de empezar: 6 permisos.*Hacer entradas/),
    ]);
  });
});

describe('inside a sentence', () => {
  test.each([
    // A message brings its exact text and shows what to do first; a code, the message too.
    [
      'Sale :mensaje[DLF-2003]',
      'DLF-2003. No hay existencia suficiente en la bodega.',
      'Haga un traslado o cambie la cantidad.',
    ],
    [
      'Vea `DLF-2003`, no `DLF-2`, `XYZ-2003` ni [`DLF-2001`](/glosario).',
      'DLF-2003',
      'No hay existencia suficiente en la bodega. Haga un traslado o cambie la cantidad.',
    ],
  ])('%s leads to the page of the message', (markdown, label, shown) => {
    expect(links(expand(markdown))).toEqual([['/mensajes/dlf-2003', label]]);
    expect(hints(expand(markdown))).toEqual([['mensaje-dlf-2003', shown]]);
  });

  test('a code in a heading stays as it is, and one in a table shows nothing', () => {
    expect(JSON.stringify(expand('## El `DLF-2003`'))).not.toContain('/mensajes/');
    const tree = expand('| Código |\n| --- |\n| `DLF-2003` |');
    expect(JSON.stringify(tree)).toContain('"url":"/mensajes/dlf-2003"');
    expect(hints(tree)).toEqual([]);
  });

  test('the same code twice has hints with ids of their own', () => {
    const tree = expand('`DLF-2003` y :mensaje[DLF-2003]');
    expect(hints(tree).map(([id]) => id)).toEqual(['mensaje-dlf-2003', 'mensaje-dlf-2003-2']);
    expect(JSON.stringify(tree)).toContain('"ariaDescribedBy":["mensaje-dlf-2003-2"]');
  });

  const kardex = facts.glossary.find(({ termino }) => termino === 'kárdex')?.definicion;
  const two = 'peticion="/productos?filtro=codigo:en:ABA-001,ABA-002"';

  test.each([
    [':permiso[productos-precios]', 'Cambiar precios'],
    [':dato[productos/ABA-001/precio-1]', '$\u00a04.800'],
    [':comprobante[vt-55/debitos] y :comprobante[vt-55/3/TRF]', '$\u00a0541.960 y $\u00a043.155'],
    [':version[delfin]', facts.releases.delfin?.[0]?.version],
    [':termino[kárdex]', `kárdex${kardex}`],
    [`:api-dato{${two}}, por :api-dato{${two} suma="precio"}`, '2, por $\u00a010.050'],
    ['A las 10:30 se filtra grupo:igual:ABA', 'A las 10:30 se filtra grupo:igual:ABA'],
    ['Vale $ 1.200 más 19 % de IVA', 'Vale $\u00a01.200 más 19\u00a0% de IVA'],
  ])('%s is read as «%s»', (markdown, words) => {
    expect(plainText(expand(markdown))).toBe(words);
  });

  test(':pagina links with the title of the route', () => {
    const [paragraph] = expand(`:pagina[${KARDEX}]`).children;
    const link = { url: `/docs/${KARDEX}/`, children: [{ value: 'Kárdex de un producto' }] };
    expect(paragraph).toMatchObject({ children: [link] });
  });
});

describe('on a line of its own', () => {
  test('::campos lists every field of the screen, in sight those to fill in and six at least', () => {
    const campos = facts.screens.find(({ ruta }) => ruta === CLIENTS)?.campos ?? [];
    const [inSight = [], folded = []] = tables(expand('::campos')).map((rows) =>
      rows.slice(1).map(([name = '']) => name.replace(/ \(?\*\)?$/, '')),
    );
    const needed = campos.filter((field) => field.obligatorio === 'sí' && field.tipo !== 'si-no');
    expect(inSight.length).toBeGreaterThanOrEqual(6);
    expect(inSight).toEqual(expect.arrayContaining(needed.map(({ nombre }) => nombre)));
    expect(folded.length).toBeGreaterThan(1);
    expect([...inSight, ...folded].toSorted()).toEqual(
      campos.map(({ nombre }) => nombre).toSorted(),
    );
  });

  test('a drawn screen before the steps stands within the first of them', () => {
    const [steps] = expand('<Pantalla />\n\n1. Abra la pantalla.\n2. Pulse **Grabar**.').children;
    expect(steps).toMatchObject({
      type: 'list',
      data: { hProperties: { className: ['con-ventana'] } },
      children: [{ children: [{ type: 'paragraph' }, { data: { hName: 'figure' } }] }, {}],
    });
  });

  test(':::reporte brings the sections of the template', () => {
    const titles: string[] = [];
    visit(expand(REPORT, BY_PRODUCT), 'heading', (node) => {
      titles.push(plainText(node));
    });
    expect(titles.join(', ')).toBe(
      'Ejemplo, Gráfico, Cuándo usarlo, Filtros, Columnas, Reportes relacionados',
    );
  });

  test('::preguntas folds each answer under its question, a heading with an anchor without accents', () => {
    const [first] = expand('::preguntas', 'delfin/faqs/ventas').children;
    const hProperties = { className: ['desplegador'], id: 'por-que-no-puedo-facturar' };
    const summary = {
      data: { hName: 'summary', hProperties: {} },
      children: [expect.objectContaining({ type: 'heading', data: { hProperties } })],
    };
    expect(first).toMatchObject({
      data: { hName: 'details' },
      children: expect.arrayContaining([expect.objectContaining(summary)]),
    });
  });

  test.each([
    ['::comprobante{id="vt-55"}', 0, 'Cuenta|Nombre y fórmula|Débito|Crédito'],
    [
      '::comprobante{id="vt-55"}',
      1,
      /^110505\|Caja general · Efectivo.* = 10\.500 \+ .*\|\$ 200\.645\|$/,
    ],
    ['::comprobante{id="vt-55"}', -1, 'Total||$ 541.960|$ 541.960'],
    ['::comprobante{id="fe1-1366"}', 2, /\[RETEFUENTE\] = 54\.000 × 2,5 %\|\$ 1\.350\|$/],
    [
      '::comprobante{id="fe1-1366"}',
      4,
      / = 54\.000 × 9,66 por mil = 521,64, redondeado al peso\|\$ 522\|$/,
    ],
    [
      '::comprobante{id="vt-55-sin-trf"}',
      4,
      /^—\|Sin cuenta · Transferencia.* = 43\.155\|no entra\|$/,
    ],
    ['::comprobante{id="vt-55-sin-trf"}', -2, 'Total||$ 498.805|$ 541.960'],
    ['::comprobante{id="vt-55-sin-trf"}', -1, 'Diferencia|Falta en los débitos|$ 43.155|'],
    // What comes from the factory, and apart what the reader adds.
    ['::formulas{comprobante="VT"}', -1, /^12\|/],
    ['::formulas{comprobante="VT" opcional="propina"}', 1, '13|Débito|{MEDIO}|[PROPINA]'],
    ['::tabla-de{id="plan-de-cuentas"}', 0, 'Código|Nombre|Naturaleza|Dónde aparece'],
    ['::paginas{de="delfin/reportes/ventas"}', 0, 'Página|Qué responde'],
    ['::paginas{de="delfin/archivos/configuracion/retenciones"}', 1, /^Retención de ICA\|/],
    [
      `${REPORT.replace(':::reporte', `:::reporte{de="${BY_PRODUCT}"}`)}`,
      -1,
      'Total||590|$ 4.896.000|$ 379.860|$ 5.275.860|100,0 %',
    ],
    [
      '::correcciones{de="delfin/movimientos/ventas/factura"}',
      1,
      /^Cobró de más \(el precio\)\|Haga una nota crédito\.\|Caja: baja\. Impuesto: baja\.\|/,
    ],
  ])('the table of %s says in row %i: %s', (markdown, row, cells) => {
    const [table] = tables(expand(markdown));
    const said = table?.at(row)?.join('|').replaceAll('\u00a0', ' ');
    expect(said).toEqual(typeof cells === 'string' ? cells : expect.stringMatching(cells));
  });

  test('::matriz-de-permisos marks each role of each permission', () => {
    const rows = tables(expand('::matriz-de-permisos')).flatMap((table) => table.slice(1));
    const row = rows.find((cells) => cells[0]?.includes('(productos-precios)'));
    expect(row?.slice(1)).toEqual(['Sí', 'Sí', 'No', 'No', 'No', 'No', 'No']);
  });

  test('::ultimas-publicaciones links to the posts of the blog, newest first', () => {
    const urls: string[] = [];
    visit(expand('::ultimas-publicaciones'), 'link', ({ url }) => {
      urls.push(url);
    });
    expect(urls).toEqual([5, 4, 3, 2].map((post) => `/blog/noticia-${post}`));
  });
});

describe('what cannot be expanded fails with file, place and remedy', () => {
  test.each([
    ['::campo', /unknown directive «campo» is not known; did you mean «campos»/],
    [':mensaje[DLF-2033]', /unknown message code: «DLF-2033».*did you mean/],
    [':termino[kardexx]', /unknown glossary term/],
    [':menu[Archivos > Maestros > Cliente]', /menu path «Archivos > .* > Cliente» is not known/],
    [
      ':menu[Archivos > Maestros > Clientes]',
      /write :menu\[delfin\/archivos\/maestros\/clientes\]/,
    ],
    [':menu[delfin/archivos/maestros/cliente]', /did you mean «delfin\/archivos\/.*\/clientes»/],
    [':dato[productos/ABA-999/precio-1]', /no «productos\/ABA-999\/precio-1»/],
    [':comprobante[vt-55/total]', /no figure «vt-55\/total»; there is: debitos/],
    ['::formulas{comprobante="VT" opcional="x"}', /no optional lines «x»/],
    ['::pasos{id="x"}', /data\/paginas/],
    ['<Pantalla id="barrio" />', /did you mean «barrios»\?/],
    ['<Pantalla id="barrios" vista="listas" />', /did you mean «lista»/],
    [`::acciones{de="${TABLES}" pestana="Habitación"}`, /did you mean «Habitaciones»/],
    ['::regla{id="caja/nada"}', /unknown rule of caja/],
    ['::api-entidad', /needs the attribute id/],
    [':api-dato{peticion="/producto"}', /brings no list: .*API-430/],
    [':api-dato{peticion="/productos" suma="nombre"}', /no numbers «nombre» to add up/],
  ])('%s', (markdown, message) => {
    expect(() => expand(markdown)).toThrow(message);
  });
});

describe('a drawn screen', () => {
  test.each([
    ['<Pantalla id="clientes" resalta="Cupo" />', 'clientes'],
    ['<Pantalla />', CLIENTS],
  ])('%s is that of its id or of the page it stands on: %s', (markdown, dataPantalla) => {
    const drawn = { hName: 'figure', hProperties: { dataPantalla } };
    expect(expand(markdown).children).toMatchObject([{ data: drawn }]);
  });

  test('leads from each field to its row', () => {
    const rows: unknown[] = [];
    visit(expand('::campos'), 'tableRow', (row) => {
      rows.push(row.data?.hProperties?.id);
    });
    expect(rows.slice(0, 2)).toEqual([undefined, 'campo-codigo']);
  });
});

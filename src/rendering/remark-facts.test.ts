import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { expand } from '../../tests/support/expanded-page';
import { smallFacts as facts } from '../../tests/support/small-facts';

function headings(tree: Root): string[] {
  const titles: string[] = [];
  visit(tree, 'heading', (node) => {
    titles.push(plainText(node));
  });
  return titles;
}

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

test.each([
  ['::ficha', 'delfin/movimientos/ventas/mesas-y-comandas', /PlanHospitalidad/],
  [
    '::ficha',
    'delfin/pasos-iniciales/vender',
    /^Menú de Delfín.*Apertura de caja.*Antes de empezar: permiso Facturar y otro, según lo que haga · red\u00a0local.*Facturar: administrador, .*ConexiónRed local/,
  ],
  [
    '::ficha',
    'mobile/funcionalidades/transacciones/crear',
    /Hacer entradas; Hacer salidas; Hacer traslados; Hacer pedidos a proveedor: administrador, supervisor, bodeguero/,
  ],
  [
    ':::ficha\n- La caja abierta.\n:::',
    'delfin/pasos-iniciales/vender',
    /ConexiónRed local.*La caja abierta\.$/,
  ],
  [
    '::ficha',
    'delfin/pasos-iniciales/activar-licencia',
    /^En el servidor Administrador del servidor > Licencia.*QuiénEl rol administrador.*Internet en el servidor/,
  ],
  [
    '::acciones',
    'delfin/archivos/maestros/clientes',
    /Duplicar(?: \(Ctrl\+D\))?: crea un registro/,
  ],
  ['::acciones', 'delfin/archivos/maestros/clientes', /^(?!.*(?:Nuevo|Grabar))/],
  [
    '::acciones{pestana="Habitaciones"}',
    'delfin/movimientos/ventas/mesas-y-comandas',
    /^Precuenta: (?!.*Trasladar)/,
  ],
  ['::campos', 'delfin/archivos/maestros/barrios', /CampoQué escribir/],
  ['::campos', 'analytics/pasos-iniciales/sincronizador', /CampoQué muestra/],
])('%s of %s says %s', (markdown, routePath, said) => {
  expect(plainText(expand(markdown, routePath))).toMatch(said);
});

test('::ficha folds what is needed behind a line that says how much it is', () => {
  const folded: string[] = [];
  visit(expand('::ficha', 'mobile/funcionalidades/transacciones/crear'), 'htmlNode', (node) => {
    if (node.data.hName === 'details') folded.push(plainText(node));
  });
  expect(folded).toEqual([
    expect.stringMatching(
      /^Antes de empezar: permiso Entrar a Mobile y otros 5, según lo que haga · .*Hacer entradas/,
    ),
  ]);
});

describe('inside a sentence', () => {
  test(':mensaje brings the exact code and text, and shows what to do first', () => {
    expect(links(expand('Sale :mensaje[DLF-2003]'))).toEqual([
      ['/mensajes/dlf-2003', 'DLF-2003. No hay existencia suficiente en la bodega.'],
    ]);
    expect(hints(expand('Sale :mensaje[DLF-2003]'))).toEqual([
      ['mensaje-dlf-2003', 'Haga un traslado o cambie la cantidad.'],
    ]);
  });

  test('a code that stands as code leads to its page and shows message and first step', () => {
    const tree = expand('Vea `DLF-2003`, no `DLF-2`, `XYZ-2003` ni [`DLF-2001`](/glosario).');
    expect(links(tree)).toEqual([['/mensajes/dlf-2003', 'DLF-2003']]);
    expect(hints(tree)).toEqual([
      [
        'mensaje-dlf-2003',
        'No hay existencia suficiente en la bodega. Haga un traslado o cambie la cantidad.',
      ],
    ]);
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

  test.each([
    [':permiso[productos-precios]', 'Cambiar precios'],
    [':dato[productos/ABA-001/precio-1]', '$\u00a04.800'],
    [':comprobante[vt-55/debitos] y :comprobante[vt-55/3/TRF]', '$\u00a0541.960 y $\u00a043.155'],
    [':comprobante[fe1-1366/7]', '$\u00a01.350'],
    [':version[delfin]', facts.releases.delfin?.[0]?.version],
    ['A las 10:30 se filtra grupo:igual:ABA', 'A las 10:30 se filtra grupo:igual:ABA'],
    ['Vale $ 1.200 más 19 % de IVA', 'Vale $\u00a01.200 más 19\u00a0% de IVA'],
  ])('%s is read as «%s»', (markdown, words) => {
    expect(plainText(expand(markdown))).toBe(words);
  });

  test(':pagina links with the title of the route', () => {
    const link = {
      url: '/docs/delfin/consultas/kardex/',
      children: [{ value: 'Kárdex de un producto' }],
    };
    expect(expand(':pagina[delfin/consultas/kardex]').children).toMatchObject([
      { children: [link] },
    ]);
  });

  test(':termino carries its definition for hover and focus', () => {
    const text = plainText(expand('El :termino[kárdex] del producto'));
    expect(text).toContain(facts.glossary.find((term) => term.termino === 'kárdex')?.definicion);
  });
});

describe('on a line of its own', () => {
  test('::campos lists every field of the screen, in sight those to fill in and six at least', () => {
    const screen = facts.screens.find((item) => item.ruta === 'delfin/archivos/maestros/clientes');
    const [inSight = [], folded = []] = tables(expand('::campos'));
    const namesIn = (rows: string[][]) =>
      rows.slice(1).map(([name = '']) => name.replace(/ \(?\*\)?$/, ''));
    const needed = screen?.campos.filter(
      ({ obligatorio, tipo }) => obligatorio === 'sí' && tipo !== 'si-no',
    );
    expect(namesIn(inSight).length).toBeGreaterThanOrEqual(6);
    expect(namesIn(inSight)).toEqual(
      expect.arrayContaining(needed?.map((field) => field.nombre) ?? []),
    );
    expect(namesIn(folded).length).toBeGreaterThan(1);
    expect([...namesIn(inSight), ...namesIn(folded)].toSorted()).toEqual(
      screen?.campos.map((field) => field.nombre).toSorted(),
    );
  });

  test('::campos marks what must be filled in and gives each field its example', () => {
    const tree = expand('::campos');
    const rows = tables(tree).flat();
    expect(plainText(tree)).toMatch(/^\* Obligatorio\./);
    expect(rows.find(([name]) => name === 'Código *')?.[1]).toMatch(/ Ejemplo: C001$/);
  });

  test('a drawn screen before the steps stands within the first of them', () => {
    const [steps] = expand('::pantalla{}\n\n1. Abra la pantalla.\n2. Pulse **Grabar**.').children;
    expect(steps).toMatchObject({
      type: 'list',
      data: { hProperties: { className: ['con-ventana'] } },
      children: [{ children: [{ type: 'paragraph' }, { data: { hName: 'figure' } }] }, {}],
    });
  });

  test('::mensajes of a master names in one line the messages all masters share', () => {
    const tree = expand('::mensajes');
    const codes = tables(tree)[0]
      ?.slice(1)
      .map((row) => row[0]);
    expect(codes).toContain('DLF-1203');
    expect(codes).not.toContain('DLF-1104');
    expect(plainText(tree)).toMatch(/cualquier maestro: .*DLF-1104/);
  });

  test('::paginas lists the reports of a group with the question that each answers', () => {
    const [table = []] = tables(expand('::paginas', 'delfin/reportes/ventas'));
    const report = facts.reports.find(({ ruta }) => ruta === 'delfin/reportes/ventas/por-producto');
    expect(table[0]).toEqual(['Página', 'Qué responde']);
    expect(table).toContainEqual(['Ventas por producto', report?.pregunta]);
  });

  test('::paginas lists the child pages in the order of the route map', () => {
    const [table] = tables(expand('::paginas', 'delfin/archivos/configuracion/retenciones'));
    const names = table?.slice(1).map((row) => row[0]);
    expect(names).toEqual(['Retención de ICA', 'Retención de IVA', 'Tarifas de retención']);
  });

  test(':::reporte brings the sections of the template, the example with its totals and the chart', () => {
    const page = 'delfin/reportes/ventas/por-producto';
    const tree = expand(':::reporte\nLectura de prueba.\n:::', page);
    expect(headings(tree).join(', ')).toBe(
      'Ejemplo, Gráfico, Cuándo usarlo, Filtros, Columnas, Reportes relacionados',
    );
    const [example] = tables(tree);
    expect(example?.at(-1)?.join('|')).toBe(
      'Total||590|$\u00a04.896.000|$\u00a0379.860|$\u00a05.275.860|100,0\u00a0%',
    );
    expect(plainText(tree)).toContain('Lectura de prueba.');
    expect(plainText(tree)).toMatch(/Filtros usados: [^.]*[^.]\.(?!\.)/);
  });

  test(':::consulta names the columns that stay empty without the permission for costs', () => {
    const tree = expand(':::consulta\nLectura de prueba.\n:::', 'delfin/consultas/kardex');
    const hidden = 'Valor entrada, Valor salida, Saldo en valor y Costo promedio';
    expect(plainText(tree)).toContain(`se abre, pero no muestra ${hidden}.`);
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
    ['vt-55', 0, 'Cuenta|Nombre y fórmula|Débito|Crédito'],
    [
      'vt-55',
      1,
      '110505|Caja general · Efectivo[EFECTIVO] = 10.500 + 23.800 + 42.175 + 86.090 + 38.080|$ 200.645|',
    ],
    ['vt-55', -1, 'Total||$ 541.960|$ 541.960'],
    ['fe1-1366', 2, '135515|ReteFuente que nos practicaron[RETEFUENTE] = 54.000 × 2,5 %|$ 1.350|'],
    [
      'fe1-1366',
      4,
      '135518|ReteICA que nos practicaron[RETEICA] = 54.000 × 9,66 por mil = 521,64, redondeado al peso|$ 522|',
    ],
    ['vt-55-sin-trf', 4, '—|Sin cuenta · Transferencia[TRANSFERENCIA] = 43.155|no entra|'],
    ['vt-55-sin-trf', -2, 'Total||$ 498.805|$ 541.960'],
    ['vt-55-sin-trf', -1, 'Diferencia|Falta en los débitos|$ 43.155|'],
  ])('::comprobante of %s says in row %i: %s', (id, row, cells) => {
    const [entry] = tables(expand(`::comprobante{id="${id}"}`));
    expect(entry?.at(row)?.join('|').replaceAll('\u00a0', ' ')).toBe(cells);
  });

  test('::formulas lists what comes from the factory, and apart what the reader adds', () => {
    const page = 'sinco/pasos-iniciales/formulas';
    const [factory] = tables(expand('::formulas{comprobante="VT"}', page));
    const [added] = tables(expand('::formulas{comprobante="VT" opcional="propina"}', page));
    expect(factory?.slice(1).map((row) => row[0])).toEqual(
      Array.from({ length: 12 }, (_, index) => String(index + 1)),
    );
    expect(added?.slice(1)).toEqual([
      ['13', 'Débito', '{MEDIO}', '[PROPINA]'],
      ['14', 'Crédito', '281505 Valores recibidos para terceros', '[PROPINA]'],
    ]);
  });

  test('::tabla-de of the chart of accounts lists every account of the example', () => {
    const [chart] = tables(expand('::tabla-de{id="plan-de-cuentas"}'));
    expect(chart).toHaveLength(facts.accounting.accounts.length + 1);
    expect(chart).toContainEqual(['240805', 'IVA generado', 'Crédito', 'Ventas']);
  });

  test('::matriz-de-permisos marks each role of each permission', () => {
    const rows = tables(expand('::matriz-de-permisos')).flatMap((table) => table.slice(1));
    const row = rows.find((cells) => cells[0]?.includes('(productos-precios)'));
    expect(row?.slice(1)).toEqual(['Sí', 'Sí', 'No', 'No', 'No', 'No', 'No']);
  });
});

test('::correcciones says what to do either way, and of the rest only what changes', () => {
  const [rows] = tables(expand('::correcciones', 'delfin/movimientos/ventas/factura'));
  expect(rows?.map((row) => row.join(' | '))).toEqual([
    'Qué pasó | Qué hacer | Qué cambia | Quién puede',
    expect.stringContaining(
      'Cobró de más (el precio) | Haga una nota crédito. | Caja: baja. Impuesto: baja. |',
    ),
    expect.stringContaining('Caja: sube. Impuesto: sube. |'),
  ]);
});

describe('what cannot be expanded fails with file, place and remedy', () => {
  test.each([
    ['::campo', /unknown directive «campo» is not known; did you mean «campos»/],
    [':mensaje[DLF-2033]', /unknown message code: «DLF-2033».*did you mean/],
    [':permiso[producto-precios]', /did you mean «productos-precios»/],
    [':pagina[delfin/consultas/kardx]', /did you mean «delfin\/consultas\/kardex»/],
    [':termino[kardexx]', /unknown glossary term/],
    [
      ':menu[Archivos > Maestros > Cliente]',
      /menu path «Archivos > Maestros > Cliente» is not known/,
    ],
    [
      ':menu[Archivos > Maestros > Clientes]',
      /write :menu\[delfin\/archivos\/maestros\/clientes\]/,
    ],
    [
      ':menu[delfin/archivos/maestros/cliente]',
      /did you mean «delfin\/archivos\/maestros\/clientes»/,
    ],
    [':dato[productos/ABA-999/precio-1]', /no «productos\/ABA-999\/precio-1»/],
    ['::comprobante{id="vt-56"}', /unknown voucher: «vt-56».*did you mean «vt-55»/],
    [':comprobante[vt-55/total]', /no figure «vt-55\/total»; there is: debitos/],
    ['::formulas{comprobante="VT" opcional="x"}', /no optional lines «x»/],
    ['::estados{id="venta"}', /unknown life cycle: «venta» is not known/],
    ['::pasos{id="x"}', /data\/paginas/],
    [':icono[cajera]', /unknown icon.*cajero/],
    ['<Pantalla id="barrio" />', /did you mean «barrios»\?/],
    ['<Pantalla id="barrios" vista="listas" />', /did you mean «lista»/],
    ['<Recorrido id="primer-venta" />', /did you mean «primera-venta»/],
    [
      '::acciones{de="delfin/movimientos/ventas/mesas-y-comandas" pestana="Habitación"}',
      /did you mean «Habitaciones»/,
    ],
    ['::regla{id="caja/nada"}', /unknown rule of caja/],
    ['::tabla-de{id="servicio"}', /unknown table: «servicio».*did you mean «servicios»/],
    ['::api-entidad', /needs the attribute id/],
    [':api-dato{peticion="/producto"}', /brings no list: .*API-430/],
    [':api-dato{peticion="/productos" suma="nombre"}', /no numbers «nombre» to add up/],
  ])('%s', (markdown, message) => {
    expect(() => expand(markdown)).toThrow(message);
  });
});

test(':api-dato prints how many rows a request finds, and what a column of them adds up to', () => {
  const two = 'peticion="/productos?filtro=codigo:en:ABA-001,ABA-002"';
  const tree = expand(`Hay :api-dato{${two}}, por :api-dato{${two} suma="precio"}.`);
  expect(plainText(tree)).toBe('Hay 2, por $\u00a010.050.');
});

describe('a drawn screen', () => {
  test('is written as an element or as a directive', () => {
    const asElement = expand('<Pantalla id="barrios" resalta="Nombre" />');
    const asDirective = expand('::pantalla{id="barrios" resalta="Nombre"}');
    expect(asElement.children).toMatchObject([{ data: { hName: 'figure' } }]);
    expect(asElement.children).toEqual(asDirective.children);
  });

  test('of the page it stands on needs no id', () => {
    expect(expand('::pantalla').children).toMatchObject([
      {
        data: {
          hName: 'figure',
          hProperties: { dataPantalla: expect.stringContaining('clientes') },
        },
      },
    ]);
  });

  test('leads from each field to its row', () => {
    const rows: unknown[] = [];
    visit(expand('::campos'), 'tableRow', (row) => {
      rows.push(row.data?.hProperties?.id);
    });
    expect(rows.slice(0, 2)).toEqual([undefined, 'campo-codigo']);
  });
});

describe('on the home page and the product roots', () => {
  test('::lo-ultimo tells what the newest version brought', () => {
    const [newest] = facts.releases.sinco ?? [];
    const text = plainText(expand('::lo-ultimo', 'sinco'));
    expect(text).toContain(`Versión ${newest?.version}`);
    for (const { texto } of newest?.nuevo ?? []) expect(text).toContain(texto);
  });

  test('::lo-ultimo says which change corrects a fault', () => {
    const [correction] = facts.releases.delfin?.[0]?.correcciones ?? [];
    expect(correction).toBeDefined();
    expect(plainText(expand('::lo-ultimo', 'delfin'))).toContain(`Corregido. ${correction?.texto}`);
  });

  test('::ultimas-publicaciones links to the posts of the blog, newest first', () => {
    const urls: string[] = [];
    visit(expand('::ultimas-publicaciones'), 'link', ({ url }) => {
      urls.push(url);
    });
    expect(urls).toEqual([5, 4, 3, 2].map((post) => `/blog/noticia-${post}`));
  });
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FactError, type FactIssue, formatKeyPath } from './fact-error';
import { loadFacts } from './load-facts';

const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'facts-')), 'data');

/** What the files held that the present test has broken. */
const unbroken = new Map<string, string>();

beforeAll(() => {
  cpSync(path.resolve('tests/support/small-data'), dataDir, { recursive: true });
});

afterEach(() => {
  for (const [file, text] of unbroken) writeFileSync(file, text);
  unbroken.clear();
});

afterAll(() => {
  rmSync(path.dirname(dataDir), { recursive: true });
});

function contentOf(file: string): string {
  return readFileSync(path.join(dataDir, file), 'utf8');
}

/** Replaces one piece of text of a fact file, which must be there. */
function edit(file: string, before: string, after: string): void {
  const absolute = path.join(dataDir, file);
  const text = contentOf(file);
  expect(text, `${file} should hold «${before}»`).toContain(before);
  if (!unbroken.has(absolute)) unbroken.set(absolute, text);
  writeFileSync(absolute, text.replace(before, after));
}

function issues(): readonly FactIssue[] {
  try {
    loadFacts(dataDir);
  } catch (error) {
    if (error instanceof FactError) return error.issues;
    throw error;
  }
  return [];
}

interface Expected {
  file: string;
  rule: string;
  keyPath: RegExp;
  expected: RegExp;
}

/** The break was found, and the issue names file, line, key path, rule and what was expected. */
function expectIssue({ file, rule, keyPath, expected }: Expected): void {
  const found = issues();
  const match = found.find(
    (issue) => issue.rule === rule && issue.file.endsWith(path.join('data', file)),
  );
  expect(match, `no «${rule}» in ${JSON.stringify(found)}`).toBeDefined();
  if (!match) return;
  expect(formatKeyPath(match.keyPath)).toMatch(keyPath);
  expect(match.expected).toMatch(expected);
  expect(match.line).toBeGreaterThan(0);
}

test('the facts of the site are sound', { timeout: 30_000 }, () => {
  // The first reading parses every file; those of the other tests, only the one they break.
  expect(issues()).toEqual([]);
});

describe('a broken fact stops the build with its place and its remedy', () => {
  test('missing key', () => {
    edit(
      'mensajes/delfin.yaml',
      '  que-hacer:\n    - Pida al administrador que active el usuario.\n',
      '',
    );
    expectIssue({
      file: 'mensajes/delfin.yaml',
      rule: 'missing key',
      keyPath: /^\[1\]\.que-hacer$/,
      expected: /required/,
    });
  });

  test('column of a chart that its table lacks', () => {
    edit('pantallas/analytics.yaml', 'x: Centro, y: Total', 'x: Centro, y: Totales');
    expectIssue({
      file: 'pantallas/analytics.yaml',
      rule: 'unknown column',
      keyPath: /tablero\.informes\[0\]\.graficos\[1\]\.y$/,
      expected: /did you mean «Total»/,
    });
  });

  test.each([
    ['botones.yaml', 'boton: Simular', 'boton: Simula', /did you mean «Simular»/],
    [
      'pantallas/analytics.yaml',
      'acciones: [Probar conexión]}',
      'acciones: [Probar la conexión]}',
      /did you mean «Probar conexión»/,
    ],
  ])('button of %s that no window has', (file, before, after, expected) => {
    edit(file, before, after);
    expectIssue({ file, rule: 'unknown button', keyPath: /boton$|acciones/, expected });
  });

  test('wrong type', () => {
    edit('permisos.yaml', 'descuento-maximo-pct: 20', 'descuento-maximo-pct: veinte');
    expectIssue({
      file: 'permisos.yaml',
      rule: 'wrong type',
      keyPath: /roles\[1\]\.descuento-maximo-pct/,
      expected: /number/,
    });
  });

  test('unknown key', () => {
    edit(
      'mensajes/delfin.yaml',
      '  que-hacer:\n    - Pida al',
      '  quehacer: x\n  que-hacer:\n    - Pida al',
    );
    expectIssue({
      file: 'mensajes/delfin.yaml',
      rule: 'unknown key',
      keyPath: /^\[1\]/,
      expected: /quehacer/,
    });
  });

  test('value not allowed', () => {
    edit('reportes/columnas.yaml', 'tipo: moneda', 'tipo: dinero');
    expectIssue({
      file: 'reportes/columnas.yaml',
      rule: 'value not allowed',
      keyPath: /tipo/,
      expected: /moneda/,
    });
  });

  test('duplicate id', () => {
    edit('mensajes/delfin.yaml', '- codigo: DLF-1002', '- codigo: DLF-1001');
    expectIssue({
      file: 'mensajes/delfin.yaml',
      rule: 'duplicate id',
      keyPath: /^\[1\]\.codigo$/,
      expected: /DLF-1001/,
    });
  });

  test('unknown message code', () => {
    edit('pantallas/delfin-configuracion.yaml', 'DLF-1110', 'DLF-9910');
    expectIssue({
      file: 'pantallas/delfin-configuracion.yaml',
      rule: 'unknown message code',
      keyPath: /mensajes\[\d+\]/,
      expected: /DLF-9910.*did you mean/,
    });
  });

  test('unknown permission', () => {
    edit('reportes/ventas.yaml', 'permisos: [rep-ventas]', 'permisos: [rep-venta]');
    expectIssue({
      file: 'reportes/ventas.yaml',
      rule: 'unknown permission',
      keyPath: /permisos\[0\]/,
      expected: /did you mean «rep-ventas»/,
    });
  });

  test('route that does not exist', () => {
    edit(
      'glosario.yaml',
      'delfin/reportes/inventarios/agotados',
      'delfin/reportes/inventarios/agotado',
    );
    expectIssue({
      file: 'glosario.yaml',
      rule: 'unknown route',
      keyPath: /rutas\[0\]/,
      expected: /did you mean «delfin\/reportes\/inventarios\/agotados»/,
    });
  });

  test('menu path with marks of bold', () => {
    edit('pantallas/analytics.yaml', '  menu: Productos\n', '  menu: botón **Productos**\n');
    expectIssue({
      file: 'pantallas/analytics.yaml',
      rule: 'broken rule',
      keyPath: /\.menu$/,
      expected: /plain text/,
    });
  });

  test('route that two connections claim', () => {
    edit('conexiones.yaml', 'rutas: [compras]', 'rutas: [compras, mobile]');
    expectIssue({
      file: 'conexiones.yaml',
      rule: 'route with two connections',
      keyPath: /\.rutas\[1\]$/,
      expected: /«mobile»/,
    });
  });

  test('product that no connection covers', () => {
    edit(
      'conexiones.yaml',
      'rutas: [delfin, sinco, api, analytics]',
      'rutas: [delfin, api, analytics]',
    );
    expectIssue({
      file: 'productos.yaml',
      rule: 'product without connection',
      keyPath: /clave$/,
      expected: /sinco.*conexiones\.yaml/,
    });
  });

  test('product without an icon', () => {
    edit('productos.yaml', '- clave: sinco', '- clave: sinca');
    expectIssue({
      file: 'productos.yaml',
      rule: 'product without icon',
      keyPath: /clave$/,
      expected: /draw data\/iconos\/sinca\.svg/,
    });
  });

  test('icon that is not drawn with one path', () => {
    edit('iconos/sinco.svg', '<path d=', '<circle r=');
    expectIssue({
      file: 'iconos/sinco.svg',
      rule: 'not an icon',
      keyPath: /\(root\)/,
      expected: /one <path/,
    });
  });

  test('routes of no product', () => {
    edit('rutas.yaml', '\nsinco:\n', '\nsinca: Otro producto\nsinco:\n');
    expectIssue({
      file: 'productos.yaml',
      rule: 'missing product',
      keyPath: /\(root\)/,
      expected: /rutas\.yaml.*«sinca» is not known; did you mean «sinco»\?/,
    });
  });

  test('message with a prefix of no product', () => {
    edit('mensajes/delfin.yaml', '- codigo: DLF-1002', '- codigo: DLX-1002');
    expectIssue({
      file: 'mensajes/delfin.yaml',
      rule: 'unknown prefix',
      keyPath: /^\[1\]\.codigo$/,
      expected: /DLF, SNC, API/,
    });
  });

  test('prefix of two products', () => {
    edit('productos.yaml', 'prefijo: SNC', 'prefijo: DLF');
    expectIssue({
      file: 'productos.yaml',
      rule: 'duplicate id',
      keyPath: /prefijo$/,
      expected: /«DLF» already stands/,
    });
  });

  test('accent that is no colour', () => {
    edit('productos.yaml', "claro: '#246a47'", 'claro: verde');
    expectIssue({
      file: 'productos.yaml',
      rule: 'broken rule',
      keyPath: /acento\.claro$/,
      expected: /six hexadecimal digits/,
    });
  });

  test('product of the web without its address', () => {
    edit('productos.yaml', '  direccion: https://compras.example.com\n', '');
    expectIssue({
      file: 'productos.yaml',
      rule: 'broken rule',
      keyPath: /direccion$/,
      expected: /marco: web/,
    });
  });

  test('title of a page that does not exist', () => {
    edit('titulos.yaml', 'delfin/faqs/ventas:', 'delfin/faqs/venta:');
    expect(issues()).toMatchObject([
      {
        keyPath: ['delfin/faqs/venta'],
        rule: 'unknown route',
        expected: expect.stringContaining('delfin/faqs/ventas'),
      },
      { keyPath: ['delfin/faqs/ventas'], rule: 'title of two pages' },
    ]);
  });

  test('title of two pages', () => {
    edit('titulos.yaml', 'Ventas: preguntas frecuentes', 'Factura de venta');
    expect(issues()).toMatchObject([
      {
        file: expect.stringMatching(/titulos\.yaml$/),
        keyPath: ['delfin/faqs/ventas'],
        rule: 'title of two pages',
        expected: expect.stringMatching(/Factura de venta.*delfin\/movimientos\/ventas\/factura$/),
      },
    ]);
  });

  test('unknown page in the path of a role', () => {
    edit('rutas-por-rol.yaml', '- delfin/consultas/kardex', '- delfin/consultas/kardes');
    expectIssue({
      file: 'rutas-por-rol.yaml',
      rule: 'unknown route',
      keyPath: /^\[2\]\.rutas\[\d+\]$/,
      expected: /«delfin\/consultas\/kardex»/,
    });
  });

  test('unknown page among the sayings', () => {
    edit('dichos/mobile.yaml', 'mobile/faqs:', 'mobile/faq:');
    expectIssue({
      file: 'dichos/mobile.yaml',
      rule: 'unknown route',
      keyPath: /mobile\/faq/,
      expected: /«mobile\/faqs»/,
    });
  });

  test('saying of two pages', () => {
    const [, saying = ''] = /^ {2}- (.*)$/m.exec(contentOf('dichos/api.yaml')) ?? [];
    edit('dichos/mobile.yaml', 'mobile/faqs:', `mobile/faqs:\n  - ${saying}`);
    expectIssue({
      file: 'dichos/mobile.yaml',
      rule: 'repeated saying',
      keyPath: /mobile\/faqs.*0/,
      expected: /already said of api/,
    });
  });

  test('saying that is no plain text', () => {
    edit('dichos/mobile.yaml', 'mobile/faqs:', 'mobile/faqs:\n  - ¿Y, si no?');
    expectIssue({
      file: 'dichos/mobile.yaml',
      rule: 'broken rule',
      keyPath: /mobile\/faqs.*0/,
      expected: /lower case/,
    });
  });

  test('a way to write to support that stands twice', () => {
    edit('soporte.yaml', 'clave: correo', 'clave: chat');
    expectIssue({
      file: 'soporte.yaml',
      rule: 'broken rule',
      keyPath: /canales/,
      expected: /once/,
    });
  });

  test('unknown page among the frequent tasks', () => {
    edit('tareas-frecuentes.yaml', '- delfin/pasos-iniciales/vender', '- delfin/vender');
    expectIssue({
      file: 'tareas-frecuentes.yaml',
      rule: 'unknown route',
      keyPath: /^\[0\]\.rutas\[0\]$/,
      expected: /./,
    });
  });

  test('frequent task of another product', () => {
    edit('tareas-frecuentes.yaml', '[sinco/pasos-iniciales,', '[api/pasos-iniciales,');
    expectIssue({
      file: 'tareas-frecuentes.yaml',
      rule: 'page of another product',
      keyPath: /^\[1\]\.rutas\[0\]$/,
      expected: /no page of sinco/,
    });
  });

  test('product without frequent tasks', () => {
    edit('tareas-frecuentes.yaml', 'producto: api', 'producto: mobile');
    expectIssue({
      file: 'tareas-frecuentes.yaml',
      rule: 'product without frequent tasks',
      keyPath: /^\[5\]$/,
      expected: /api/,
    });
  });

  test('page in the path of a role that cannot open it', () => {
    edit(
      'rutas-por-rol.yaml',
      '- delfin/consultas/precio-de-producto',
      '- delfin/herramientas/recogidas',
    );
    expectIssue({
      file: 'rutas-por-rol.yaml',
      rule: 'page that the role cannot use',
      keyPath: /^\[0\]\.rutas\[3\]$/,
      expected: /caja-recogida.*cajero/,
    });
  });

  test('unknown role', () => {
    edit(
      'permisos.yaml',
      'roles: [administrador, supervisor]',
      'roles: [administrador, supervisora]',
    );
    expectIssue({
      file: 'permisos.yaml',
      rule: 'unknown role',
      keyPath: /roles\[1\]/,
      expected: /«supervisor»/,
    });
  });

  test('unknown column of a report', () => {
    edit(
      'reportes/ventas.yaml',
      'grafico: {tipo: barras, x: producto, y: total}',
      'grafico: {tipo: barras, x: producto, y: totales}',
    );
    expectIssue({
      file: 'reportes/ventas.yaml',
      rule: 'unknown column',
      keyPath: /grafico\.y/,
      expected: /«total»/,
    });
  });

  test('unknown filter of a report', () => {
    edit('reportes/ventas.yaml', 'filtros: [periodo', 'filtros: [periodos');
    expectIssue({
      file: 'reportes/ventas.yaml',
      rule: 'unknown filtros',
      keyPath: /filtros\[0\]/,
      expected: /«periodo»/,
    });
  });

  test('total that is not the sum of the rows', () => {
    edit('reportes/ventas.yaml', 'totales: {cantidad: 590', 'totales: {cantidad: 591');
    expectIssue({
      file: 'reportes/ventas.yaml',
      rule: 'total is not the sum',
      keyPath: /ejemplo\.totales\.cantidad/,
      expected: /590.*591/,
    });
  });

  test('document whose lines do not add up', () => {
    edit('empresa-ejemplo.yaml', 'total: 26010', 'total: 26011');
    expectIssue({
      file: 'empresa-ejemplo.yaml',
      rule: 'total is not the sum',
      keyPath: /documentos-de-ejemplo\.ventas\[0\]\.(total|neto)/,
      expected: /26010/,
    });
  });

  test('POS document over the ceiling of one', () => {
    edit(
      'api/datos/ventas.json',
      '"documento": "FE4-403", "tipo": "factura-electronica"',
      '"documento": "FE4-403", "tipo": "documento-equivalente"',
    );
    expectIssue({
      file: 'api/datos/ventas.json',
      rule: 'POS document over its ceiling',
      keyPath: /^\[\d+\]/,
      expected: /250000.*340000.*electronic invoice/,
    });
  });

  test('electronic invoice to nobody in particular', () => {
    edit('empresa-ejemplo.yaml', 'cliente: C008', 'cliente: C000');
    expectIssue({
      file: 'empresa-ejemplo.yaml',
      rule: 'customer not identified',
      keyPath: /documentos-de-ejemplo\.ventas\[\d+\]\.cliente/,
      expected: /names its customer/,
    });
  });

  test('bottled drink sold with the tax of the kitchen', () => {
    edit(
      'empresa-ejemplo.yaml',
      'base: 18000, iva: 3420, inc: 0',
      'base: 18000, iva: 0, inc: 3420',
    );
    expectIssue({
      file: 'empresa-ejemplo.yaml',
      rule: 'not the tax of the product',
      keyPath: /documentos-de-ejemplo\.ventas\[\d+\]\.lineas\[0\]\.iva/,
      expected: /BEB-001 carries iva-19 wherever it is sold: iva 3420/,
    });
  });

  test.each([
    ['Sí. Se define por terminal', 'Se define por terminal', /«Sí» or «No»/],
    ['Con **Cambiar logo**', 'Falta **Cambiar logo**', /what to use or do/],
    ['Tirilla de 58', 'Porque es tirilla de 58', /what to use or do/],
  ])('answer «%s» turned into «%s»', (before, after, expected) => {
    edit('preguntas/delfin-impresion.yaml', before, after);
    expectIssue({
      file: 'preguntas/delfin-impresion.yaml',
      rule: 'answer to another question',
      keyPath: /elementos\[\d+\]\.respuesta/,
      expected,
    });
  });

  test('voucher with an amount that its formula does not give', () => {
    edit(
      'contabilidad/comprobantes.yaml',
      "de: TCR, cuenta: '111005', debito: 35640",
      "de: TCR, cuenta: '111005', debito: 35641",
    );
    expectIssue({
      file: 'contabilidad/comprobantes.yaml',
      rule: 'not what the formula gives',
      keyPath: /^\[0\]\.renglones\[2\]$/,
      expected: /de: TCR, cuenta: '111005', debito: 35640/,
    });
  });

  test('voucher one peso out of balance', () => {
    edit(
      'contabilidad/comprobantes.yaml',
      "de: TCR, cuenta: '111005', debito: 35640",
      "de: TCR, cuenta: '111005', debito: 35641",
    );
    expectIssue({
      file: 'contabilidad/comprobantes.yaml',
      rule: 'unbalanced voucher',
      keyPath: /^\[0\]\.renglones$/,
      expected: /541961 and credits 541960: they differ by 1, and 0 is explained/,
    });
  });

  test('voucher that lacks a line of its formula', () => {
    edit(
      'contabilidad/comprobantes.yaml',
      "    - {renglon: 12, de: inc-8, cuenta: '246205', credito: 13680}\n",
      '',
    );
    expectIssue({
      file: 'contabilidad/comprobantes.yaml',
      rule: 'not what the formula gives',
      keyPath: /^\[0\]\.renglones/,
      expected: /renglon: 12, de: inc-8/,
    });
  });

  test('difference of a voucher that its cause does not explain whole', () => {
    edit('contabilidad/comprobantes.yaml', 'diferencia: 43155', 'diferencia: 43000');
    expectIssue({
      file: 'contabilidad/comprobantes.yaml',
      rule: 'unbalanced voucher',
      keyPath: /descuadre\.diferencia$/,
      expected: /differ by 43155, and 43000 is explained/,
    });
  });

  test('difference of a voucher put down to another document', () => {
    edit('contabilidad/comprobantes.yaml', 'documento: PE3-4221', 'documento: PE3-4220');
    expectIssue({
      file: 'contabilidad/comprobantes.yaml',
      rule: 'not the cause of the difference',
      keyPath: /descuadre\.documento$/,
      expected: /without account for TRF .*PE3-4221/,
    });
  });

  test('payment that no account takes', () => {
    edit('contabilidad/cuentas.yaml', 'medios: [TDB, TCR, TRF]', 'medios: [TDB, TCR]');
    expectIssue({
      file: 'contabilidad/comprobantes.yaml',
      rule: 'payment, group or tax without account',
      keyPath: /renglones$/,
      expected: /TRF/,
    });
  });

  test('account of a formula that the chart lacks', () => {
    edit('contabilidad/formulas.yaml', "cuenta: '613505'", "cuenta: '613506'");
    expectIssue({
      file: 'contabilidad/formulas.yaml',
      rule: 'unknown account',
      keyPath: /cuenta$/,
      expected: /«613505»/,
    });
  });

  test('account that has another below it', () => {
    edit('contabilidad/cuentas.yaml', "codigo: '246205'", "codigo: '4135'");
    expectIssue({
      file: 'contabilidad/cuentas.yaml',
      rule: 'account with others below',
      keyPath: /codigo$/,
      expected: /413505 is below 4135/,
    });
  });

  test('withholdings of a sale that its rates do not give', () => {
    edit('empresa-ejemplo.yaml', 'tarifa: 9.66', 'tarifa: 9');
    expectIssue({
      file: 'contabilidad/comprobantes.yaml',
      rule: 'no such entry',
      keyPath: /id$/,
      expected: /withhold 3375 from FE1-1366, which says 3411/,
    });
  });

  test('voucher of a document that the example lacks', () => {
    edit('contabilidad/comprobantes.yaml', 'documento: RC-684', 'documento: RC-685');
    expectIssue({
      file: 'contabilidad/comprobantes.yaml',
      rule: 'no such entry',
      keyPath: /id$/,
      expected: /no document RC-685/,
    });
  });

  test('bad EAN-13', () => {
    edit('empresa-ejemplo.yaml', '7700000000019', '7700000000018');
    expectIssue({
      file: 'empresa-ejemplo.yaml',
      rule: 'bad EAN-13',
      keyPath: /productos\[0\]\.barras/,
      expected: /last digit should be 9/,
    });
  });

  test('unknown supplier of a product', () => {
    edit('empresa-ejemplo.yaml', 'proveedor: P01', 'proveedor: P91');
    expectIssue({
      file: 'empresa-ejemplo.yaml',
      rule: 'unknown supplier',
      keyPath: /productos\[\d+\]\.proveedor/,
      expected: /P91/,
    });
  });

  test('change that leads to no page', () => {
    edit('novedades.yaml', '[sinco/exportar/buscar-descuadre]', '[sinco/exportar/descuadre]');
    expectIssue({
      file: 'novedades.yaml',
      rule: 'unknown route',
      keyPath: /sinco\[0\]\.nuevo\[0\]\.paginas\[0\]/,
      expected: /«sinco\/exportar\/descuadre» is not known; did you mean/,
    });
  });

  test('change of a job that nobody has', () => {
    edit('novedades.yaml', 'roles: [cajero]', 'roles: [cajera]');
    expectIssue({
      file: 'novedades.yaml',
      rule: 'unknown job',
      keyPath: /delfin\[0\]\.correcciones\[0\]\.roles\[0\]/,
      expected: /cajero/,
    });
  });

  test('release out of order', () => {
    edit('novedades.yaml', "fecha: '2026-02-16'", "fecha: '2026-12-16'");
    expectIssue({
      file: 'novedades.yaml',
      rule: 'wrong order',
      keyPath: /delfin\[1\]\.fecha/,
      expected: /newest first/,
    });
  });

  test('date that is not in the calendar', () => {
    edit('novedades.yaml', "fecha: '2026-02-16'", "fecha: '2026-02-31'");
    expectIssue({
      file: 'novedades.yaml',
      rule: 'broken rule',
      keyPath: /delfin\[1\]\.fecha/,
      expected: /calendar/,
    });
  });

  test('menu path without its program', () => {
    edit('menus-sin-pagina.yaml', 'programa: Excel', 'programas: Excel');
    expectIssue({
      file: 'menus-sin-pagina.yaml',
      rule: 'missing key',
      keyPath: /programa$/,
      expected: /required/,
    });
  });

  test('window outside the menus that lists a table its page lacks', () => {
    edit('ventanas.yaml', 'tabla: dispositivos', 'tabla: dispositivo');
    expectIssue({
      file: 'ventanas.yaml',
      rule: 'unknown table',
      keyPath: /tabla$/,
      expected: /did you mean «dispositivos»/,
    });
  });

  test('total of a table that its rows do not sum', () => {
    edit('paginas/mobile.yaml', "'**$ 675.387**'", "'**$ 675.378**'");
    expectIssue({
      file: 'paginas/mobile.yaml',
      rule: 'wrong total',
      keyPath: /filas\[4\]\[1\]$/,
      expected: /sum 675387/,
    });
  });

  test('window outside the menus with nothing in it', () => {
    edit('ventanas.yaml', '    tabla: servicios\n', '');
    expectIssue({
      file: 'ventanas.yaml',
      rule: 'empty window',
      keyPath: /campos$/,
      expected: /delfin\/instalacion\/servidor in data\/paginas/,
    });
  });

  test('window outside the menus with the key of a screen', () => {
    edit('ventanas.yaml', 'clave: crear-empresa', 'clave: empresas');
    expectIssue({
      file: 'ventanas.yaml',
      rule: 'duplicate id',
      keyPath: /clave$/,
      expected: /no screen/,
    });
  });

  test.each([
    {
      what: 'a screen without a rule',
      file: 'pantallas/delfin-maestros.yaml',
      before:
        ", regla: 'Como lo llaman sus clientes. Búsquelo antes: con dos nombres, los reportes lo suman por separado'",
      after: '',
      keyPath: /^\[0\]\.campos\[1\]\.regla$/,
      expected: /more than 3 words.*what to write or choose in «Nombre»/,
    },
    {
      what: 'a page with a rule of three words',
      file: 'paginas/delfin.yaml',
      before: 'regla: Un correo que se revise',
      after: 'regla: Un correo.',
      keyPath: /regla$/,
      expected: /«Correo de contacto».*not only «Un correo\.»/,
    },
    {
      what: 'a window with a rule of three words',
      file: 'ventanas.yaml',
      before: "regla: 'El mismo del servidor; de fábrica, 5480'",
      after: 'regla: El del servidor',
      keyPath: /regla$/,
      expected: /«Puerto».*not only «El del servidor»/,
    },
  ])('field of $what', ({ file, before, after, keyPath, expected }) => {
    edit(file, before, after);
    expectIssue({ file, rule: 'field without instruction', keyPath, expected });
  });

  test('field that names a permission by its key', () => {
    edit('pantallas/delfin-maestros.yaml', 'el permiso «Cambiar precios»', 'productos-precios');
    expectIssue({
      file: 'pantallas/delfin-maestros.yaml',
      rule: 'key of a permission',
      keyPath: /regla$/,
      expected: /«Cambiar precios» instead of «productos-precios»/,
    });
  });

  test('field that is only shown may have no rule', () => {
    edit('paginas/delfin.yaml', 'regla: Lo trae la licencia, ', '');
    expect(issues()).toEqual([]);
  });

  test('example line of a screen that has other columns', () => {
    edit('pantallas/delfin-ventas.yaml', '  totales: [', "  filas: [[ABA-003, '2']]\n  totales: [");
    expectIssue({
      file: 'pantallas/delfin-ventas.yaml',
      rule: 'line of other columns',
      keyPath: /filas$/,
      expected: /2 cells, 5 columns/,
    });
  });

  test('total of a window that its lines do not sum', () => {
    edit(
      'pantallas/delfin-ventas.yaml',
      'nombre: Total, valor: $ 39.900',
      'nombre: Total, valor: $ 39.990',
    );
    expectIssue({
      file: 'pantallas/delfin-ventas.yaml',
      rule: 'total of a window',
      keyPath: /totales$/,
      expected: /its lines sum 39900/,
    });
  });

  test('total of a step of a walk-through that its lines do not sum', () => {
    edit(
      'recorridos/primera-venta.yaml',
      'valores: {Total: $ 15.510}',
      'valores: {Total: $ 15.500}',
    );
    expectIssue({
      file: 'recorridos/primera-venta.yaml',
      rule: 'total of a window',
      keyPath: /^pasos\[4\]\.valores|valores$/,
      expected: /its lines sum 15510/,
    });
  });

  test.each([
    ['pulse **Autorizar** y llame al supervisor', 'caja-abrir', /does not admit/],
    ['pulse **Autorizar** y llame al cajero', 'caja-recogida', /cajero cannot authorise/],
    ['espere; el mensaje no admite autorización', 'caja-recogida', /caja-recogida admits/],
    ['pulse **Autorizar**', undefined, /no permission is told/],
  ])('remedy that says «%s» with %s', (words, permission, expected) => {
    const remedy = `    - En el mensaje, ${words}.\n`;
    edit(
      'mensajes/delfin.yaml',
      '    - Pida al administrador que active el usuario.\n',
      permission ? `${remedy}  permiso: ${permission}\n` : remedy,
    );
    expectIssue({
      file: 'mensajes/delfin.yaml',
      rule: 'authorisation',
      keyPath: /^\[1\]\.que-hacer\[0\]$/,
      expected,
    });
  });

  test('walk-through with a field that its screen lacks', () => {
    edit('recorridos/primera-venta.yaml', 'resaltar: [Base]', 'resaltar: [Bases]');
    expectIssue({
      file: 'recorridos/primera-venta.yaml',
      rule: 'unknown field or button',
      keyPath: /^pasos\[0\]\.resaltar/,
      expected: /step 1 of «Primera venta».*did you mean «Base»/,
    });
  });

  test('walk-through that presses a button which its screen lacks', () => {
    edit('recorridos/cierre-de-mes.yaml', 'Pulse **Cerrar mes**', 'Pulse **Cerrar el mes**');
    expectIssue({
      file: 'recorridos/cierre-de-mes.yaml',
      rule: 'unknown button',
      keyPath: /^pasos\[5\]\.haga/,
      expected: /did you mean «Cerrar mes»/,
    });
  });

  test('walk-through on a screen, message or page that does not exist', () => {
    edit('recorridos/cierre-de-mes.yaml', 'pantalla: cierre-de-mes', 'pantalla: cierre-del-mes');
    edit('recorridos/cierre-de-mes.yaml', 'mensaje: DLF-4006', 'mensaje: DLF-4066');
    edit(
      'recorridos/cierre-de-mes.yaml',
      'inventarios/cierre-de-mes\nrol',
      'inventarios/cierre\nrol',
    );
    expect(issues().map(({ rule }) => rule)).toEqual([
      'unknown route',
      'unknown screen',
      'unknown message code',
    ]);
  });

  test('walk-through given to a role that may not do it', () => {
    edit('recorridos/nota-credito.yaml', 'rol: supervisor', 'rol: cajero');
    expectIssue({
      file: 'recorridos/nota-credito.yaml',
      rule: 'role without permission',
      keyPath: /^permisos\[0\]/,
      expected: /administrador, supervisor/,
    });
  });

  test('text that is not YAML', () => {
    edit('videos.yaml', 'titulo: Activar la licencia', 'titulo: Activar: la licencia');
    expect(issues()[0]).toMatchObject({ rule: 'not YAML', line: 2 });
  });

  test('row of the API that gives a product another name than the company does', () => {
    edit('api/datos/productos.json', '"nombre": "Arroz blanco 1 kg"', '"nombre": "Arroz de 1 kg"');
    expectIssue({
      file: 'api/datos/productos.json',
      rule: 'two values of one fact',
      keyPath: /^\[0\]\.nombre$/,
      expected: /«Arroz blanco 1 kg»/,
    });
  });

  test('row of the API with a column the entity lacks', () => {
    edit('api/datos/productos.json', '"codigo-barras": "7700000000026"', '"codigo-barra": ""');
    expectIssue({
      file: 'api/datos/productos.json',
      rule: 'unknown column',
      keyPath: /^\[1\]\.codigo-barra$/,
      expected: /codigo-barras/,
    });
    expect(issues()[0]?.line).toBe(3);
  });

  test.each([
    ['a missing comma', '"BR02", ', '"BR02" '],
    ['a comma too many', '{"codigo": "BR02"', '{, "codigo": "BR02"'],
    ['a comma before the end', '"La Esperanza"}', '"La Esperanza",}'],
    ['another kind of quotation marks', '"La Esperanza"', "'La Esperanza'"],
    ['a comment', '{"codigo": "BR02"', '/* */ {"codigo": "BR02"'],
  ])('rows of the API that are not JSON: %s', (_slip, before, after) => {
    edit('api/datos/barrios.json', before, after);
    expect(issues()).toMatchObject([{ rule: 'not JSON', line: 3 }]);
  });

  test('rows of an entity that the API lacks', () => {
    const unknown = path.join(dataDir, 'api', 'datos', 'barrio.json');
    writeFileSync(unknown, contentOf('api/datos/barrios.json'));
    expectIssue({
      file: 'api/datos/barrio.json',
      rule: 'unknown entity',
      keyPath: /^\(root\)$/,
      expected: /did you mean «barrios»/,
    });
    rmSync(unknown);
  });

  test('answer of an API example that its rows do not give', () => {
    edit('api/api.yaml', '"saldo": 418810', '"saldo": 418811');
    expectIssue({
      file: 'api/api.yaml',
      rule: 'answer differs',
      keyPath: /^ejemplos\[\d+\]\.respuesta$/,
      expected: /example «en» answers.*418810/s,
    });
  });

  test('example row of an entity of the API that it does not serve', () => {
    edit('api/api.yaml', 'precio: 4800,', 'precio: 4801,');
    expectIssue({
      file: 'api/api.yaml',
      rule: 'row that is not served',
      keyPath: /^entidades\[0\]\.ejemplo\[0\]$/,
      expected: /rows of «productos»/,
    });
  });

  test('error of the API whose example leaves a place empty', () => {
    edit(
      'api/api.yaml',
      'ejemplo: {columna: preico, entidad: productos}',
      'ejemplo: {columna: preico}',
    );
    expectIssue({
      file: 'api/api.yaml',
      rule: 'missing key',
      keyPath: /errores\[1\]\.ejemplo/,
      expected: /entidad/,
    });
  });

  test('limit of the API that its words do not say', () => {
    edit('api/api.yaml', 'filas-maximas: 1000', 'filas-maximas: 2000');
    expectIssue({
      file: 'api/api.yaml',
      rule: 'figure not in the text',
      keyPath: /cifras\.filas-maximas/,
      expected: /2000/,
    });
  });

  test('every broken file is reported at once', () => {
    edit(
      'mensajes/delfin.yaml',
      '  que-hacer:\n    - Pida al administrador que active el usuario.\n',
      '',
    );
    edit('reportes/columnas.yaml', 'tipo: moneda', 'tipo: dinero');
    expect(new Set(issues().map((issue) => path.basename(issue.file)))).toEqual(
      new Set(['delfin.yaml', 'columnas.yaml']),
    );
  });
});

describe('what no eye sees, and no schema, stops the build with its line', () => {
  test.each([
    ['NUL', '\0', 'U+0000'],
    ['U+0007', '\x07', 'U+0007'],
    ['right-to-left override', '\u202E', 'U+202E'],
    ['zero-width space', '\u200B', 'U+200B'],
    ['zero-width space written as an escape', '"\\u200B"', 'U+200B'],
  ])('%s in a text', (_name, character, code) => {
    edit('mensajes/delfin.yaml', 'texto: El usuario está inactivo.', `texto: ${character}`);
    expect(issues()).toMatchObject([
      {
        file: expect.stringMatching(/mensajes\/delfin\.yaml$/),
        line: 6,
        rule: 'invisible character',
        expected: expect.stringContaining(code),
      },
    ]);
  });

  test('zero-width space in a key', () => {
    edit('menus.yaml', contentOf('menus.yaml'), 'delfin\u200B: Archivos\n');
    expect(issues()).toContainEqual(
      expect.objectContaining({ rule: 'invisible character', line: 1 }),
    );
  });

  test.each(['__proto__', 'constructor'])('route called %s', (name) => {
    edit('rutas.yaml', 'delfin:\n', `delfin:\n  ${name}: Otra página\n`);
    expect(issues()).toContainEqual(
      expect.objectContaining({
        file: expect.stringMatching(/rutas\.yaml$/),
        line: 2,
        rule: 'key not allowed',
        expected: expect.stringContaining(`«${name}»`),
      }),
    );
  });

  test('row of the API of a day that the calendar lacks', () => {
    edit('api/datos/ventas.json', '"fecha": "2026-03-02"', '"fecha": "2026-03-32"');
    expect(issues()).toMatchObject([
      { rule: 'no such day', line: 2, keyPath: [0, 'fecha'], expected: /2026-03-32/ },
    ]);
  });

  test('key twice in JSON', () => {
    edit('api/datos/barrios.json', '"codigo": "BR02"', '"codigo": "BR01", "codigo": "BR02"');
    expect(issues()).toMatchObject([
      { file: expect.stringMatching(/barrios\.json$/), line: 3, rule: 'key twice' },
    ]);
  });

  test('aliases of YAML, which can be bombs', () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const names =
        level === 0
          ? 'x'
          : Array(9)
              .fill(`*n${level - 1}`)
              .join(', ');
      return `- &n${level} [${names}]`;
    });
    edit('videos.yaml', contentOf('videos.yaml'), levels.join('\n'));
    expect(issues()).toMatchObject([
      { file: expect.stringMatching(/videos\.yaml$/), line: 2, rule: 'alias' },
    ]);
  });

  test('tag of YAML that nothing knows', () => {
    edit('videos.yaml', 'titulo: Activar', 'titulo: !negrita Activar');
    expect(issues()).toMatchObject([{ rule: 'not YAML', line: 2 }]);
  });

  test.each([
    ['videos.yml', /rename it to videos\.yaml/],
    ['videos-viejos.yaml', /no loader/],
    ['reportes/2026/ventas.yaml', /no loader/],
    ['api/datos/ventas.csv', /no loader/],
  ])('file that nothing reads: %s', (name, expected) => {
    const file = path.join(dataDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
    try {
      expectIssue({ file: name, rule: 'file that nothing reads', keyPath: /root/, expected });
    } finally {
      rmSync(name.includes('2026') ? path.dirname(file) : file, { recursive: true });
    }
  });

  test('report related to itself', () => {
    edit(
      'reportes/ventas.yaml',
      'relacionados: []',
      'relacionados: [delfin/reportes/ventas/por-producto]',
    );
    expect(issues()).toMatchObject([
      { line: 62, rule: 'related to itself', keyPath: [0, 'relacionados', 0] },
    ]);
  });

  test('screen and question that lead to their own page', () => {
    edit(
      'pantallas/sinco.yaml',
      'relacionadas: [sinco/exportar/buscar-descuadre]',
      'relacionadas: [OWN]',
    );
    const own = /^- clave: [\s\S]*?OWN/m.exec(contentOf('pantallas/sinco.yaml'))?.[0] ?? '';
    const routes = [...own.matchAll(/ruta: (\S+)/g)];
    edit('pantallas/sinco.yaml', 'OWN', routes.at(-1)?.[1] ?? '');
    edit(
      'preguntas/sinco.yaml',
      'siguientes: []',
      `siguientes: [${/ruta: (\S+)/.exec(contentOf('preguntas/sinco.yaml'))?.[1]}]`,
    );
    expect(issues().map(({ rule }) => rule)).toEqual(['related to itself', 'related to itself']);
  });

  test('release of 2099', () => {
    edit('novedades.yaml', "fecha: '2026-09-14'", "fecha: '2099-09-14'");
    expectIssue({
      file: 'novedades.yaml',
      rule: 'day in the future',
      keyPath: /^delfin\[0\]\.fecha$/,
      expected: /2099-09-14, more than 2 years after «hoy».*2026-03-31/,
    });
  });

  test('examples of 2036', () => {
    edit('empresa-ejemplo.yaml', "hoy: '2026-03-31'", "hoy: '2036-03-31'");
    expectIssue({
      file: 'empresa-ejemplo.yaml',
      rule: 'day in the future',
      keyPath: /^hoy$/,
      expected: /after the newest release of novedades\.yaml, 2026-10-05/,
    });
  });
});

describe('1,000 broken entries', () => {
  /** Messages that are sound but for what each ends with. */
  function entries(last: string): string {
    return Array.from(
      { length: 1_000 },
      (_, index) => `- codigo: DLF-${5_000 + index}\n  texto: Texto ${index}.\n  ${last}\n`,
    ).join('');
  }

  const broken = entries('sobra: sí');

  test('the first 50 are shown and the rest counted', () => {
    edit('mensajes/delfin.yaml', '- codigo: DLF-1001', `${broken}- codigo: DLF-1001`);
    const found = issues();
    expect(found).toHaveLength(2_000);
    expect(found.at(-1)).toMatchObject({ line: 2_998 });
    const shown = new FactError(found).message;
    expect(shown).toMatch(/^2000 broken facts/);
    expect(shown.match(/mensajes\/delfin\.yaml:\d+/g)).toHaveLength(50);
    expect(shown).toMatch(/and 1950 more/);
  });

  // Placing each issue by itself took a hundred times as long as reading the file. What else the machine
  // does is in neither figure, and what slows both is in both.
  test('take no more than some times what as many sound ones take', () => {
    const sound = entries("que-hacer: ['Cierre la ventana.']");
    const file = 'mensajes/delfin.yaml';
    const whole = contentOf(file);
    unbroken.set(path.join(dataDir, file), whole);
    const processorTime = (text: string, round: number, found: number) => {
      // Each time another text: a file that is as it was is not read again.
      writeFileSync(path.join(dataDir, file), `${text}${whole}# ${round}\n`);
      const before = process.cpuUsage();
      expect(issues()).toHaveLength(found);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const rounds = [1, 2, 3].map((round) => ({
      sound: processorTime(sound, round, 0),
      broken: processorTime(broken, round, 2_000),
    }));
    const least = (kind: 'sound' | 'broken') => Math.min(...rounds.map((round) => round[kind]));
    expect(least('broken') / least('sound')).toBeLessThan(8);
  });
});

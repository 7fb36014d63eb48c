import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

function lineOfFirstDifference(text: string, edited: string): number {
  const lines = edited.split('\n');
  return text.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

/** Replaces one piece of text of a fact file, which must be there. @returns the line where the file differs now */
function edit(file: string, before: string, after: string): number {
  const absolute = path.join(dataDir, file);
  const text = readFileSync(absolute, 'utf8');
  expect(text, `${file} should hold «${before}»`).toContain(before);
  unbroken.set(absolute, unbroken.get(absolute) ?? text);
  const edited = text.replace(before, after);
  writeFileSync(absolute, edited);
  return lineOfFirstDifference(text, edited);
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

/**
 * What is typed in the place of what, the rule that it breaks, and some of what the message says. The issue names the
 * line that was edited; where it is another one, `place` is the key there, after the name of its file if it is another.
 */
type Slip = [before: string, after: string, rule: string, expected: string, place?: string];

const STEP = 'Pida al administrador que active el usuario.';
const VOUCHERS = 'contabilidad/comprobantes.yaml';
const UNCORRECTED = 'movement without its corrections';
const CREDIT_NOTE = 'pantallas/delfin-ventas.yaml [1].ruta';
const RATE = `${VOUCHERS} [4].renglones[3].debito`;
const SERVED = 'api/datos/ventas.json [27].total';
const PAID = `${VOUCHERS} [0].renglones[3].de`;
const API = 'productos.yaml [2].clave';
const OF_API =
  '- producto: api\n  rutas: [api/pasos-iniciales, api/modo-de-uso/entidades, api/modo-de-uso/excel]\n';
const SAID = '\n  - que mi página web vea las existencias';
/** Causes with so many steps each. */
const causes = (...steps: number[]) =>
  `  causas: [${steps.map((pasos) => `{causa: Otra red, pasos: ${pasos}}`).join(', ')}]`;

const slips: Record<string, Slip[]> = {
  'mensajes/delfin.yaml': [
    ['que-hacer:\n    - E', 'espere:\n    - E', 'missing key', 'required', '[0].que-hacer'],
    ['texto: El', 'quehacer: x\n  texto: El', 'broken rule', 'quehacer', '[1]'],
    ['DLF-1002', 'DLF-1001', 'duplicate id', '«DLF-1001» already stands'],
    ['DLF-1002', 'DLX-1002', 'unknown prefix', 'DLF, SNC, API'],
    [STEP, `${STEP}\n${causes(1, 2)}`, 'steps of no cause', 'there are 1 to do', '[1].causas'],
    [STEP, `${STEP}\n${causes(1)}`, 'broken rule', 'two causes', '[1].causas'],
    [STEP, 'Pulse **Autorizar**.', 'authorisation', 'no permission is told'],
    [STEP, 'Pulse **Autorizar**.\n  permiso: caja-abrir', 'authorisation', 'does not admit'],
    ['El usuario está inactivo.', '"\\u200B"', 'invisible character', 'U+200B'],
  ],
  'pantallas/analytics.yaml': [
    ['x: Centro, y: Total', 'x: Centro, y: Totales', 'unknown column', '«Total»'],
    ['[Probar conexión]', '[Probar la conexión]', 'unknown button', '«Probar conexión»'],
    ['menu: Productos', 'menu: botón **Productos**', 'broken rule', 'plain text'],
  ],
  'pantallas/delfin-maestros.yaml': [
    ['regla: Para ventas por cuotas, ', '', 'field without instruction', '«Periodo de pago»'],
    ['«Cambiar precios»', 'productos-precios', 'key of a permission', '«productos-precios»'],
  ],
  'pantallas/delfin-ventas.yaml': [
    ['totales:', "filas: [[A, '2']]\n  totales:", 'line of other columns', '2 cells, 5 columns'],
    ['usuario: CAJA01', 'usuario: CAJA09', 'unknown user', '«CAJA0'],
    ['valor: $ 39.900', 'valor: $ 39.990', 'total of a window', 'its lines sum 39900'],
  ],
  'ventanas.yaml': [
    ['producto: delfin', 'producto: delfn', 'unknown product', '«delfin»?'],
    ['tabla: dispositivos', 'tabla: dispositivo', 'unknown table', '«dispositivos»'],
    ['    tabla: servicios\n', '', 'empty window', 'in data/paginas', 'ventanas[3].campos'],
    ['clave: crear-empresa', 'clave: empresas', 'duplicate id', 'already stands'],
    [' del servidor; de fábrica, 5480', '', 'field without instruction', 'only «El mismo»'],
  ],
  'botones.yaml': [
    ['boton: Simular', 'boton: Simula', 'unknown button', '«Simular»'],
    ['[no se deshace]', '[ya]', 'warning without its words', ': ya', '[10].sin-vuelta.aviso'],
  ],
  'correcciones.yaml': [
    ['ventas-facturar', 'ventas-facturas', 'unknown permission', '«ventas-facturar»'],
    ['ventas/notas-credito\n', 'ventas/factura\n', UNCORRECTED, 'nada-que-corregir', CREDIT_NOTE],
  ],
  'recorridos/primera-venta.yaml': [
    ['Total: $ 15.510}', 'Total: $ 15.500}', 'total of a window', 'its lines sum 15510'],
    ['[Base]', '[Bases]', 'unknown field or button', 'step 1 of «Primera venta»'],
  ],
  'recorridos/cierre-de-mes.yaml': [
    ['Pulse **Cerrar mes**', 'Pulse **Cerrar el mes**', 'unknown button', '«Cerrar mes»'],
    ['pantalla: cierre-de-mes', 'pantalla: cierre-del-mes', 'unknown screen', '«cierre-de-mes»'],
    ['cierre-de-mes\nrol', 'cierre\nrol', 'unknown route', 'movimientos/inventarios/cierre»'],
  ],
  'recorridos/nota-credito.yaml': [
    ['rol: supervisor', 'rol: cajero', 'role without permission', 'supervisor', 'permisos[0]'],
  ],
  'permisos.yaml': [
    ['descuento-maximo-pct: 20', 'descuento-maximo-pct: veinte', 'broken rule', 'expected number'],
    ['[administrador, supervisor]', '[administrador, supervisora]', 'unknown role', '«supervisor»'],
  ],
  'reportes/columnas.yaml': [['tipo: moneda', 'tipo: dinero', 'broken rule', 'moneda']],
  'reportes/ventas.yaml': [
    ['x: producto, y: total', 'x: producto, y: totales', 'unknown column', '«total»'],
    ['filtros: [periodo', 'filtros: [periodos', 'broken rule', '«periodo»'],
    ['{cantidad: 590', '{cantidad: 591', 'total is not the sum', '590, the total says 591'],
    ['participacion: 9.9', 'participacion: 9.8', 'share is not the quotient', '9.9 %'],
  ],
  'conexiones.yaml': [
    ['rutas: [compras]', 'rutas: [compras, mobile]', 'said twice', '«mobile»'],
    ['sinco, api,', 'api,', 'missing of a product', 'conexiones', 'productos.yaml [1].clave'],
  ],
  'productos.yaml': [
    ['que-es: ', "que-es: '[x](javascript:x)' # ", 'broken rule', 'a link leads', '[0].que-es'],
    ['clave: sinco', 'clave: sinca', 'missing of a product', 'draw data/iconos/sinca.svg'],
    ['prefijo: SNC', 'prefijo: DLF', 'duplicate id', '«DLF» already stands'],
    ["claro: '#246a47'", 'claro: verde', 'broken rule', 'six hexadecimal digits'],
    ['direccion: https:', 'direcciones: https:', 'broken rule', 'marco: web', '[4].direccion'],
  ],
  'iconos/sinco.svg': [['<path d=', '<circle r=', 'broken rule', 'one <path', '(root)']],
  'rutas.yaml': [
    ['\nsinco:', '\nsinca: Otro\nsinco:', 'missing product', '«sinca»', 'productos.yaml (root)'],
  ],
  'titulos.yaml': [
    ['faqs/ventas:', 'faqs/venta:', 'unknown route', 'faqs/ventas»?', 'delfin/faqs/venta'],
    ['Ventas: preguntas frecuentes', 'Factura de venta', 'title of two pages', 'ventas/factura'],
  ],
  'menus.yaml': [
    ['delfin/', 'delfin\u200B/', 'invisible character', 'U+200B'],
    ['Consultas', 'Consultas > Kárdex', 'menu path written twice', 'stands for delfin/consultas'],
    [': Consultas', ': delfin/consultas/kardes', 'unknown page with a menu path', 'kardex»'],
  ],
  'menus-sin-pagina.yaml': [
    ['programa: Excel', 'programas: Excel', 'missing key', 'required'],
    ['Ayuda > Acerca de Delfín', 'Consultas > Kárdex', 'menu path with a page', 'consultas/kardex'],
  ],
  'rutas-por-rol.yaml': [
    ['consultas/precio-de-producto', 'herramientas/recogidas', 'page that the role cannot use', ''],
  ],
  'dichos/mobile.yaml': [
    ['mobile/faqs:', 'mobile/faq:', 'unknown route', '«mobile/faqs»', 'mobile/faq'],
    ['mobile/faqs:', `mobile/faqs:${SAID}`, 'said twice', 'said of api', 'mobile/faqs[0]'],
    ['mobile/faqs:', 'mobile/faqs:\n  - ¿Y, si no?', 'broken rule', 'lower case', 'mobile/faqs[0]'],
  ],
  'tareas-frecuentes.yaml': [
    ['[sinco/pasos', '[api/pasos', 'broken rule', 'pages of that product', '[1].rutas'],
    [OF_API, '', 'missing of a product', '3 to 6 pages', API],
  ],
  'paginas/delfin.yaml': [
    ['Un correo que se revise', 'Un correo.', 'field without instruction', 'Correo de contacto'],
  ],
  'paginas/mobile.yaml': [["'**$ 675.387**'", "'**$ 675.378**'", 'wrong total', 'sum 675387']],
  'preguntas/delfin-impresion.yaml': [
    ['Sí. Se define', 'Se define', 'answer to another question', '«Sí» or «No»'],
    ['Con **Cambiar', 'Falta **Cambiar', 'answer to another question', 'what to use or do'],
  ],
  'preguntas/sinco.yaml': [
    ['- Genere y exporte.', '- remedio: SNC-999', 'unknown message code', 'SNC-999'],
  ],
  'videos.yaml': [
    ['titulo: Activar', 'titulo: Activar: ya', 'not YAML', 'missed comma'],
    ['titulo: Activar', 'titulo: !negrita Activar', 'not YAML', 'tag'],
    ['titulo: Activar la licencia', 'titulo: *a', 'not YAML', 'between quotation marks'],
  ],
  'avisos.yaml': [
    ["hasta: '2026-03-03'", "hasta: '2026-03-01'", 'broken rule', 'or later'],
    ['como siempre', '**ya**', 'broken rule', 'plain text', '[0].texto'],
    ['mobile', 'movil', 'unknown product', '«mobile»'],
    ['documentos-electronicos', 'documentos', 'unknown route', 'did you mean'],
  ],
  'novedades.yaml': [
    ['exportar/buscar-descuadre', 'exportar/descuadre', 'unknown route', 'did you mean'],
    ['roles: [cajero]', 'roles: [cajera]', 'unknown job', 'cajero'],
    [
      'roles: [cajero]',
      'trae: [caja]\n        roles: [cajero]',
      'unknown part of its `paginas` in data/ids-publicados.yaml',
      '«caja»',
    ],
    ["fecha: '2026-02-16'", "fecha: '2026-12-16'", 'wrong order', 'newest first'],
    ["fecha: '2026-02-16'", "fecha: '2026-02-31'", 'broken rule', 'calendar'],
    ["fecha: '2026-09-14'", "fecha: '2099-09-14'", 'day in the future', 'years after «hoy»'],
  ],
  'empresa-ejemplo.yaml': [
    ["hoy: '2026-03-31'", "hoy: '2036-03-31'", 'day in the future', 'after the newest release'],
    ['total: 26010', 'total: 26011', 'two values of one fact', '«26011», this row «26010»', SERVED],
    ['proveedor: P01', 'proveedor: P91', 'unknown supplier', 'P91'],
    ['tarifa: 9.66', 'tarifa: 9', 'unknown rate', '9 por mil', RATE],
  ],
  [VOUCHERS]: [
    ['debito: 35640', 'debito: 35641', 'unbalanced voucher', 'by 1', '[0].renglones'],
    ['24.800 + 4.900', '24.800 + 4.901', 'unbalanced voucher', 'by 1', '[0].renglones'],
    ['24.800 + 4.900', '24.800 y 4.900', 'broken rule', 'a sum such as'],
    ['renglon: 12, de: inc-8', 'renglon: 2, de: inc-8', 'not what the formula gives', 'no Crédito'],
    ["ABA, cuenta: '4135", "ABA, cuenta: '4140", 'not what the formula gives', '413505'],
    ['54.000 × 2,5 %', '27.000 × 5 %', 'unknown rate', 'withholds 2,5 %'],
    ['documento: RC-684', 'documento: RC-685', 'no such entry', 'no document RC-685', '[7].id'],
    ['FE1-1366', 'PE3-4287', 'not what the documents come to', '54000', '[4].id'],
  ],
  'contabilidad/cuentas.yaml': [
    [', TRF]', ']', 'payment, group or tax without account', 'TRF', PAID],
    ["codigo: '246205'", "codigo: '4135'", 'account with others below', '413505 is below 4135'],
  ],
  'contabilidad/formulas.yaml': [
    ["cuenta: '613505'", "cuenta: '613506'", 'unknown account', '«613505»'],
  ],
  'api/api.yaml': [
    ['columna: preico, entidad: productos', 'columna: preico', 'missing key', 'entidad'],
    ['filas-maximas: 1000', 'filas-maximas: 2000', 'figure not in the text', '2000'],
  ],
  'api/datos/productos.json': [
    ['Arroz blanco 1 kg', 'Arroz de 1 kg', 'two values of one fact', '«Arroz blanco 1 kg»'],
    ['"codigo-barras": "7700000000026"', '"codigo-barra": ""', 'unknown column', 'codigo-barras'],
  ],
  'api/datos/ventas.json': [
    ['"base": 34600', '"base": 934600', 'POS document over its ceiling', 'at most 250000'],
    ['"C009"', '"C000"', 'customer not identified', 'names its customer'],
    ['"fecha": "2026-03-02"', '"fecha": "2026-03-32"', 'no such day', '2026-03-32'],
  ],
  'api/datos/ventas-detalle.json': [
    ['"iva": 3040, "inc": 0', '"iva": 0, "inc": 3040', 'not the tax of the product', 'iva-19'],
  ],
  'api/datos/barrios.json': [
    ['"codigo": "BR02"', '"codigo": "BR01", "codigo": "BR02"', 'not YAML', 'duplicated'],
  ],
};

it('the facts of the site are sound', { timeout: 30_000 }, () => {
  // The first reading parses every file; those of the other tests, only the one they break.
  expect(issues()).toEqual([]);
});

describe.each(Object.entries(slips))('%s stops the build with place and remedy', (file, rows) => {
  it.each(rows)('«%s» turned into «%s»: %s', (before, after, rule, expected, place = '') => {
    const line = edit(file, before, after);
    const [keyPath, otherFile = file] = place.split(' ').reverse();
    const ofRule = issues().filter((issue) => issue.rule === rule);
    const found = ofRule.map((issue) => ({
      file: issue.file.slice(path.relative('', dataDir).length + 1),
      place: keyPath ? formatKeyPath(issue.keyPath) : issue.line,
      expected: issue.expected,
    }));
    expect(found).toContainEqual({
      file: otherFile,
      place: keyPath || line,
      expected: expect.stringContaining(expected),
    });
    expect(ofRule.every((issue) => issue.line)).toBe(true);
  });
});

it('field that is only shown may have no rule', () => {
  edit('paginas/delfin.yaml', 'regla: Lo trae la licencia, ', '');
  expect(issues()).toEqual([]);
});

it('every broken file is reported at once', () => {
  edit('mensajes/delfin.yaml', 'que-hacer:', 'quehacer:');
  edit('reportes/columnas.yaml', 'tipo: moneda', 'tipo: dinero');
  expect(new Set(issues().map((issue) => path.basename(issue.file)))).toEqual(
    new Set(['delfin.yaml', 'columnas.yaml']),
  );
});

it.each([
  ['api/datos/barrio.json', '[{"codigo": "BR01"}]', 'unknown entity', /did you mean «barrios»/],
  ['videos.yml', '', 'file that nothing reads', /rename it to videos\.yaml/],
  ['videos-viejos.yaml', '', 'file that nothing reads', /no kind/],
  ['reportes/2026/ventas.yaml', '', 'file that nothing reads', /no kind/],
  ['api/datos/ventas.csv', '', 'file that nothing reads', /no kind/],
])('file that no fact asks for: %s', (name, text, rule, expected) => {
  const file = path.join(dataDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  try {
    const place = { file: path.relative('', file), line: 1, keyPath: [] };
    expect(issues()).toEqual([{ ...place, rule, expected: expect.stringMatching(expected) }]);
  } finally {
    rmSync(file);
  }
});

it('of 2,000 issues the first 50 are shown and the rest counted', () => {
  const issue = { file: 'data/rutas.yaml', line: 1, keyPath: [], rule: 'x', expected: 'y' };
  const shown = new FactError(Array(2_000).fill(issue)).message;
  expect(shown).toMatch(/^2000 broken facts/);
  expect(shown.match(/rutas\.yaml:1 /g)).toHaveLength(50);
  expect(shown).toMatch(/and 1950 more/);
});

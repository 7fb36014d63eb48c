import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { textsIn, textsOf, withClass } from '../../../tests/support/drawn-elements';
import { smallFacts as facts } from '../../../tests/support/small-facts';
import { FactError } from '../../facts/fact-error';
import { drawScreen } from './draw-screen';
import type { ScreenView } from './drawing';

function draw(view: ScreenView): Element {
  return drawScreen(facts, view);
}

function issueOf(view: ScreenView): string {
  try {
    draw(view);
  } catch (error) {
    if (error instanceof FactError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('what a window marks', () => {
  const { filas } = facts.pages.flatMap(({ tablas = [] }) => tablas)[0] ?? { filas: [] };
  test('a row by its first cell', () => {
    const owner = facts.pages.find(({ tablas }) => tablas?.[0]?.filas === filas);
    const table = owner?.tablas?.[0];
    const first = String(table?.filas[0]?.[0]).replaceAll('**', '');
    const figure = draw({ screen: owner?.ruta ?? '', table: table?.id ?? '', highlight: [first] });
    expect(withClass(figure, 'on').map((node) => textOf(node))).toEqual([first]);
  });
});

describe('what a window shows', () => {
  test('its fields are those of the facts, in their order', () => {
    const names = facts.screens.find((screen) => screen.clave === 'barrios')?.campos;
    expect(textsIn(draw({ screen: 'barrios' }), 'v-campos', 'b')).toEqual(
      names?.map((field) => field.nombre),
    );
  });

  test('a field shows its example, or the value of the view', () => {
    expect(textsIn(draw({ screen: 'barrios' }), 'v-campos', 'span')).toContain('La Esperanza');
    const other = draw({ screen: 'barrios', values: { Nombre: 'Los Pinos' } });
    expect(textsIn(other, 'v-campos', 'span')).toContain('Los Pinos');
  });

  test('a button carries the key of the facts, in Delfín only', () => {
    expect(textsIn(draw({ screen: 'barrios' }), 'v-botones', 'span')).toContain('GrabarF9');
    expect(textsIn(draw({ screen: 'formulas' }), 'v-botones', 'span')).toContain('Nuevo');
  });

  test('a long window draws part of its fields and says so, true of a phone too', () => {
    const figure = draw({ screen: 'clientes' });
    expect(textsIn(figure, 'v-campos', 'b')).toHaveLength(14);
    expect(toHtml(figure)).toContain('Se ve una parte de sus 18 campos.');
  });

  test('a highlighted field is drawn however far down it stands', () => {
    const figure = draw({ screen: 'clientes', highlight: ['Activo'] });
    expect(textsIn(figure, 'v-campos', 'b')).toContain('AActivo');
  });

  test('a highlighted field opens the tab that holds it', () => {
    const figure = draw({ screen: 'otros-gastos-e-ingresos', highlight: ['Movimiento: valor'] });
    expect(withClass(figure, 'v-pestanas')[0]?.children[1]).toMatchObject({
      properties: { className: ['si'] },
    });
  });

  test('a button of one tab stands only on that tab, and opens it when it is highlighted', () => {
    expect(textsIn(draw({ screen: 'analytics-instalador' }), 'v-botones', 'span')).toEqual([
      'Siguiente',
      'Cancelar',
    ]);
    const figure = draw({ screen: 'analytics-instalador', highlight: ['Probar conexión'] });
    expect(textsIn(figure, 'v-botones', 'span')[0]).toBe('AProbar conexión');
    expect(textsIn(figure, 'v-campos', 'b')).toEqual(['Servidor', 'Puerto']);
  });

  test('the status bar says the day of the example: that of the view, the screen or the company', () => {
    const dayOf = (view: ScreenView) => textsIn(draw(view), 'v-estado', 'span').at(-1);
    expect(dayOf({ screen: 'barrios' })).toBe(facts.company.hoy);
    expect(dayOf({ screen: 'toma-fisica' })).toBe('2026-03-14');
    expect(dayOf({ screen: 'toma-fisica', day: '2026-03-15' })).toBe('2026-03-15');
  });

  test('the lines of a document head its columns, and take the rows of the view', () => {
    const figure = draw({ screen: 'factura', rows: [['FER-001', '1', 'UND', '$ 35.700', '0']] });
    expect(textsIn(figure, 'v-lineas', 'b').slice(0, 5)).toEqual([
      'Producto',
      'Cantidad',
      'Empaque',
      'Precio',
      'Descuento %',
    ]);
    expect(textsIn(figure, 'v-lineas', 'span')).toContain('$\u00a035.700');
  });

  test('the lines of a document may be of its own, and the view still replaces them', () => {
    const screens = facts.screens.map((screen) =>
      screen.clave === 'factura'
        ? { ...screen, filas: [['FER-001', '4', 'UND', '$ 1', '0']] }
        : screen,
    );
    const figure = drawScreen({ ...facts, screens }, { screen: 'factura' });
    expect(textsIn(figure, 'v-lineas', 'span')).toContain('4');
    const replaced = drawScreen({ ...facts, screens }, { screen: 'factura', rows: [] });
    expect(textsIn(replaced, 'v-lineas', 'span')).not.toContain('4');
  });

  test('a list has fields as columns, and under them the examples or the rows of the view', () => {
    const list = { screen: 'barrios', view: 'lista' } as const;
    expect(textsIn(draw(list), 'v-lineas', 'b')[0]).toBe('Código');
    expect(textsIn(draw(list), 'v-lineas', 'span')).toContain('La Esperanza');
    expect(textsIn(draw({ ...list, rows: [] }), 'v-lineas', 'span')).toEqual([]);
  });

  test('the tables of the restaurant stand on a map by zone, the chosen one taken', () => {
    const figure = draw({ screen: 'mesas-y-comandas', highlight: ['Mesa'] });
    const onMap = textsIn(figure, 'v-plano', 'p');
    expect(onMap).toHaveLength(facts.company.mesas.length);
    expect(onMap.slice(0, 2)).toEqual(['AM01Ocupada4 puestos', 'M02Libre4 puestos']);
    expect(textsIn(figure, 'v-campos', 'b')).not.toContain('Mesa');
  });

  test('a report shows its filters with the values of its example', () => {
    const figure = draw({ screen: 'delfin/reportes/ventas/por-producto' });
    const report = facts.reports.find(
      (item) => item.ruta === 'delfin/reportes/ventas/por-producto',
    );
    expect(textsIn(figure, 'v-campos', 'b')).toEqual(
      report?.filtros.map((filter) => filter.nombre),
    );
    expect(textsIn(figure, 'v-campos', 'span')).toContain('2026-03-01 a 2026-03-31');
  });

  test.each([
    ['toma-fisica-crear', 'movil'],
    ['pedidos-crear', 'web'],
    ['generar', 'escritorio'],
  ])('%s stands in its frame: %s', (screen, frame) => {
    expect(withClass(draw({ screen }), frame)).toHaveLength(1);
  });
});

describe('a window outside the menus', () => {
  const licence = draw({ screen: 'administrador-licencia' });

  test('has no menu bar, and its buttons stand below', () => {
    expect(withClass(licence, 'v-menu')).toEqual([]);
    const [picture] = withClass(licence, 'ventana');
    const parts = picture?.children.map((part) =>
      part.type === 'element' ? String(part.properties.className) : '',
    );
    expect(parts).toEqual(['v-titulo', 'v-pestanas', 'v-campos', 'v-botones']);
  });

  test('opens the tab it is, with the fields of its page', () => {
    const [strip] = withClass(licence, 'v-pestanas');
    const open = withClass(strip ?? licence, 'si').map((node) => textOf(node));
    expect(open).toEqual(['Licencia']);
    const page = facts.pages.find(
      (item) => item.ruta === 'delfin/pasos-iniciales/activar-licencia',
    );
    expect(textsIn(licence, 'v-campos', 'b')).toEqual(page?.campos?.map((field) => field.nombre));
    expect(toHtml(licence)).toContain('La pestaña Licencia de Administrador del servidor');
  });

  test('lists the rows of a table of its page, or those of the view', () => {
    const phones = draw({ screen: 'administrador-moviles' });
    expect(textsIn(phones, 'v-lineas', 'span')).toContain('MV-7K2P');
    const other = draw({ screen: 'administrador-moviles', rows: [['MV-0000', 'Otro']] });
    expect(textsIn(other, 'v-lineas', 'span')).toEqual(['MV-0000', 'Otro']);
  });

  test('marks a link, and says what stands along its lower edge', () => {
    const figure = draw({ screen: 'inicio-de-sesion', highlight: ['Usuario', 'Olvidé mi clave'] });
    expect(textsIn(figure, 'v-botones', 'em')).toEqual(['BOlvidé mi clave']);
    expect(textsIn(figure, 'v-estado', 'span')).toEqual(['Terminal T01']);
    expect(toHtml(figure)).toContain('Envía al correo un enlace para crear otra.');
  });

  test('leads to the rows of its page only when the page lists its fields', () => {
    const listed = draw({ screen: 'inicio-de-sesion', highlight: ['Usuario'] });
    expect(toHtml(listed)).toContain('/iniciar-sesion/#campo-usuario');
    const own = draw({ screen: 'instalador-terminal', highlight: ['Puerto'] });
    expect(toHtml(own)).not.toContain('href');
  });
});

describe('callouts', () => {
  const figure = draw({ screen: 'factura', highlight: ['Cobrar y grabar', 'Cliente', 'Producto'] });

  test('each highlighted name has one letter, which nobody takes for a step,, in the order given', () => {
    expect(textsIn(figure, 'v-botones', 'i')).toEqual(['A']);
    expect(textsIn(figure, 'v-campos', 'i')).toEqual(['B']);
    expect(textsIn(figure, 'v-lineas', 'i')).toEqual(['C']);
  });

  test('the legend names each and explains it with the rule of the facts', () => {
    expect(textsOf(figure, 'li')).toEqual([
      'A Cobrar y grabar: Abre Cobrar, donde se escriben los medios de pago. Su tecla es F9.',
      'B Cliente: F6; por defecto C000.',
      'C Producto: Código, lector o F3.',
    ]);
  });

  test('a button of which the facts say nothing is marked without a letter, and has no row', () => {
    const other = draw({ screen: 'promociones', highlight: ['Inactivar', 'Simular'] });
    expect(withClass(other, 'on').map((node) => textOf(node))).toEqual(['Inactivar', 'ASimular']);
    expect(toHtml(other).match(/<li>/g)).toHaveLength(1);
  });

  test('a button does on its page what the facts say of that page', () => {
    const legend = (screen: string) => toHtml(draw({ screen, highlight: ['Revisar'] }));
    expect(legend('cierre-de-mes')).toContain('Dice qué falta para cerrar.');
    expect(legend('migracion-productos')).toContain('Busca los errores del archivo');
  });

  test('a field of the legend leads to its row in the table of fields', () => {
    expect(toHtml(figure)).toContain(
      'href="/docs/delfin/movimientos/ventas/factura/#campo-cliente"',
    );
  });
});

test('a message of Delfín stands over the window with its code as title, its exact text and its help', () => {
  const figure = draw({ screen: 'productos', message: 'DLF-1305' });
  const message = facts.messages.find((item) => item.codigo === 'DLF-1305');
  expect(textsIn(figure, 'v-aviso', 'b')).toEqual(['DLF-1305']);
  expect(textsIn(figure, 'v-aviso', 'p')).toEqual([message?.texto]);
  expect(textsIn(figure, 'v-aviso', 'span')).toEqual(['Ver ayuda']);
});

test('a message of another program names the program and has its code in the text', () => {
  const figure = draw({ screen: 'formulas', message: 'SNC-102' });
  const message = facts.messages.find((item) => item.codigo === 'SNC-102');
  expect(textsIn(figure, 'v-aviso', 'p')).toEqual([`SNC-102 ${message?.texto}`]);
  expect(textsIn(figure, 'v-aviso', 'span')).toEqual(['Aceptar']);
});

test('the picture is one image with a name, and the caption is text', () => {
  const [picture] = withClass(draw({ screen: 'productos' }), 'ventana');
  expect(picture?.properties).toMatchObject({
    role: 'img',
    ariaLabel: 'Dibujo de Productos en Delfín',
  });
});

test('the legend writes out the menu path that a fact names by its page', () => {
  const drawn = draw({
    screen: 'instalador-terminal',
    highlight: ['Servidor'],
  });
  expect(toHtml(drawn)).toContain('<strong>Archivos > Maestros > Clientes</strong>');
});

describe('what does not exist is refused with the nearest name', () => {
  test.each<[string, ScreenView, string]>([
    ['screen', { screen: 'producto' }, 'did you mean «productos»?'],
    ['highlight', { screen: 'clientes', highlight: ['Cupos'] }, 'did you mean «Cupo»?'],
    ['message', { screen: 'clientes', message: 'DLF-1999' }, '«DLF-1999» is not known'],
  ])('%s', (_kind, view, expected) => {
    expect(issueOf(view)).toContain(expected);
  });

  test('a field that the view leaves out cannot be highlighted in it', () => {
    expect(issueOf({ screen: 'clubes', view: 'lista', highlight: ['Participantes'] })).toContain(
      'not in this view',
    );
  });
});

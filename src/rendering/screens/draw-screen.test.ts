import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import { textsIn, textsOf, withClass } from '../../../tests/support/drawn-elements';
import { smallFacts as facts } from '../../../tests/support/small-facts';
import { drawScreen } from './draw-screen';
import type { ScreenView } from './drawing';

function draw(screen: string, view: Partial<ScreenView> = {}): Element {
  return drawScreen(facts, { screen, ...view });
}

/** Table of the facts whose cards and reports a board shows. */
function tableOf(id: string): string[][] {
  const page = facts.pages.find(({ ruta }) => ruta === 'analytics/ver-informes/ventas');
  const rows = page?.tablas?.find((table) => table.id === id)?.filas ?? [];
  return rows.map((row) => row.map((cell) => String(cell).replaceAll('**', '')));
}

const BOARD = 'tablero-de-ventas';
const INSTALLER = 'analytics-instalador';
const list = { view: 'lista' } as const;
const folders = ['★ Favoritos', 'Ventas', 'Productos', 'Clientes', 'Otros informes'];

describe('what a window shows', () => {
  test.each<[string, Partial<ScreenView>, part: string, said: string[]]>([
    ['barrios', { values: { Nombre: 'Los Pinos' } }, 'v-campos span', ['Los Pinos']],
    ['barrios', {}, 'v-campos span', ['La Esperanza']],
    // A button carries the key of the facts, in Delfín only.
    ['barrios', {}, 'v-botones span', ['GrabarF9']],
    ['formulas', {}, 'v-botones span', ['Nuevo']],
    [
      'factura',
      { rows: [['FER-001', '1', 'UND', '$ 35.700', '0']] },
      'v-lineas span',
      ['$ 35.700'],
    ],
    ['barrios', list, 'v-lineas b', ['Código']],
    ['barrios', list, 'v-lineas span', ['La Esperanza']],
    ['delfin/reportes/ventas/por-producto', {}, 'v-campos span', ['2026-03-01 a 2026-03-31']],
    ['administrador-moviles', {}, 'v-lineas span', ['MV-7K2P']],
    [BOARD, { values: { 'Venta total': '$ 989.940' } }, 'v-tarjetas span', ['$ 989.940']],
    [BOARD, {}, 'v-carpetas b', folders],
    [BOARD, {}, 'v-carpetas span', tableOf('informes').map(([name = '']) => name)],
    [BOARD, { table: 'medios' }, 'v-menu b', ['Ventas › Medios de pago']],
    [BOARD, { table: 'medios' }, 'total span', ['Total recibido', '$ 20.067.311']],
  ])('%s of %j has in %s: %j', (screen, view, part, said) => {
    const [className = '', tagName = ''] = part.split(' ');
    const texts = textsIn(draw(screen, view), className, tagName);
    expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(
      expect.arrayContaining(said),
    );
  });

  test.each<[string, Partial<ScreenView>, part: string, said: string[]]>([
    [INSTALLER, {}, 'v-botones span', ['Siguiente', 'Cancelar']],
    [INSTALLER, { highlight: ['Probar conexión'] }, 'v-campos b', ['Servidor', 'Puerto']],
    ['barrios', { ...list, rows: [] }, 'v-lineas span', []],
    ['administrador-moviles', { rows: [['MV-0', 'Otro']] }, 'v-lineas span', ['MV-0', 'Otro']],
    ['inicio-de-sesion', { highlight: ['Olvidé mi clave'] }, 'v-botones em', ['AOlvidé mi clave']],
    ['inicio-de-sesion', {}, 'v-estado span', ['Terminal T01']],
    ['inicio-de-sesion-de-analytics', {}, 'v-campos b', ['Servidor', 'Usuario', 'Clave']],
    [BOARD, { table: 'medios' }, 'v-lineas b', ['Medio de pago', 'Recibido']],
  ])('%s of %j has in %s nothing but %j', (screen, view, part, said) => {
    const [className = '', tagName = ''] = part.split(' ');
    expect(textsIn(draw(screen, view), className, tagName)).toEqual(said);
  });

  test('a window of a program opens the tab that it is called after', () => {
    expect(toHtml(draw('administrador-licencia'))).toContain('<span class="si">Licencia</span>');
  });

  test('a long window draws part of its fields and says so, true of a phone too', () => {
    const figure = draw('clientes');
    expect(textsIn(figure, 'v-campos', 'b')).toHaveLength(14);
    expect(toHtml(figure)).toContain('Se ve una parte de sus 18 campos.');
  });

  test('the status bar says the day of the example: that of the view, the screen or the company', () => {
    const dayOf = (screen: string, day?: string) =>
      textsIn(draw(screen, day ? { day } : {}), 'v-estado', 'span').at(-1);
    expect(dayOf('barrios')).toBe(facts.company.hoy);
    expect(dayOf('toma-fisica')).toBe('2026-03-14');
    expect(dayOf('toma-fisica', '2026-03-15')).toBe('2026-03-15');
  });

  test('the lines of a document may be of its own, and the view still replaces them', () => {
    const filas = [['FER-001', '4', 'UND', '$ 1', '0']];
    const screens = facts.screens.map((screen) =>
      screen.clave === 'factura' ? { ...screen, filas } : screen,
    );
    const drawn = (view: object) =>
      textsIn(
        drawScreen({ ...facts, screens }, { screen: 'factura', ...view }),
        'v-lineas',
        'span',
      );
    expect(drawn({})).toContain('4');
    expect(drawn({ rows: [] })).not.toContain('4');
  });

  test('the tables of the restaurant are listed with their zones, the chosen one taken', () => {
    const figure = draw('mesas-y-comandas', { highlight: ['Mesa'] });
    const onMap = textsIn(figure, 'v-lineas', 'p');
    expect(onMap.filter((row) => /Libre|Ocupada/.test(row))).toHaveLength(
      facts.company.mesas.length,
    );
    expect(onMap.slice(0, 2)).toEqual(['AMesaZonaEstadoPuestos', 'M01SalónOcupada4']);
    expect(textsIn(figure, 'v-campos', 'b')).not.toContain('Mesa');
  });

  test('a chart of a board has a bar for each row of its table, and none for the total', () => {
    const bars = [...toHtml(draw(BOARD)).matchAll(/<rect[^>]* width="([\d.]+)%"/g)];
    expect(bars).toHaveLength(tableOf('resumen').length + 2);
    const [shop = 0, restaurant = 0] = bars.slice(-2).map(([, width]) => Number(width));
    expect(restaurant / shop).toBeCloseTo(9008010 / 11110878, 2);
  });

  test.each([
    ['toma-fisica-crear', 'movil'],
    ['pedidos-crear', 'web'],
    ['generar', 'escritorio'],
  ])('%s stands in its frame: %s', (screen, frame) => {
    expect(withClass(draw(screen), frame)).toHaveLength(1);
  });

  test.each([
    ['administrador-licencia', 'La pestaña Licencia de Administrador del servidor'],
    ['inicio-de-sesion-de-analytics', 'aria-label="Dibujo de Iniciar sesión en Analytics"'],
  ])('%s stands outside the menus: no menu bar, and its name: %s', (screen, said) => {
    const html = toHtml(draw(screen));
    expect(html).toContain(said);
    expect(html).not.toContain('v-menu');
  });
});

describe('callouts', () => {
  const figure = draw('factura', { highlight: ['Cobrar y grabar', 'Cliente', 'Producto'] });

  test('each highlighted name has one letter, which nobody takes for a step, in the order given', () => {
    const letters = ['v-botones', 'v-campos', 'v-lineas'].map((part) => textsIn(figure, part, 'i'));
    expect(letters).toEqual([['A'], ['B'], ['C']]);
  });

  test('the legend names each, leads to its row and explains it with the rule of the facts', () => {
    expect(textsOf(figure, 'li')).toEqual([
      'A Cobrar y grabar: Abre Cobrar, donde se escriben los medios de pago. Su tecla es F9.',
      'B Cliente: F6; por defecto C000.',
      'C Producto: Código, lector o F3.',
    ]);
    expect(toHtml(figure)).toContain('/docs/delfin/movimientos/ventas/factura/#campo-cliente"');
    // A window whose fields are its own has no rows to lead to.
    expect(toHtml(draw('instalador-terminal', { highlight: ['Puerto'] }))).not.toContain('href');
  });

  test('of a board point at cards, charts and parts, and the legend explains each', () => {
    const names = ['Estrella', 'Ticket promedio', 'Venta por centro', 'Volver'];
    const board = draw(BOARD, { highlight: names });
    expect(textsIn(board, 'ventana', 'i')).toEqual(['A', 'D', 'B', 'C']);
    expect(textsOf(board, 'li').slice(-4)).toEqual([
      'A Estrella: Agrega el informe a Favoritos; son de cada usuario.',
      'B Ticket promedio: Venta total ÷ documentos.',
      'C Venta por centro: Un clic en una barra filtra las tarjetas, la tabla y los demás gráficos.',
      'D Volver: Sube un nivel.',
    ]);
  });

  test('a button of which the facts say nothing is marked without a letter, and has no row', () => {
    const other = draw('promociones', { highlight: ['Inactivar', 'Simular'] });
    expect(withClass(other, 'on').map((node) => textOf(node))).toEqual(['Inactivar', 'ASimular']);
    expect(toHtml(other).match(/<li>/g)).toHaveLength(1);
  });

  test.each([
    ['cierre-de-mes', 'Revisar', 'Dice qué falta para cerrar.'],
    ['migracion-productos', 'Revisar', 'Busca los errores del archivo'],
    ['instalador-terminal', 'Servidor', '<strong>Archivos > Maestros > Clientes</strong>'],
  ])('the legend of %s says of %s what the facts say of its page: %s', (screen, name, said) => {
    expect(toHtml(draw(screen, { highlight: [name] }))).toContain(said);
  });
});

test.each([
  ['productos', 'DLF-1305', 'DLF-1305', 'Ver ayuda', ''],
  ['formulas', 'SNC-102', 'Sinco', 'Aceptar', 'SNC-102 '],
])('%s shows over it the box of %s: its title, its button and its exact text', (...row) => {
  const [screen, message, title, button, before] = row;
  const figure = draw(screen, { message });
  const text = facts.messages.find((item) => item.codigo === message)?.texto;
  expect(textsIn(figure, 'v-aviso', 'b')[0]).toBe(title);
  expect(textsIn(figure, 'v-aviso', 'p')).toEqual([`${before}${text}`]);
  expect(textsIn(figure, 'v-aviso', 'span')).toEqual([button]);
});

test('the picture is one image with a name, and the caption is text', () => {
  const [picture] = withClass(draw('productos'), 'ventana');
  const ariaLabel = 'Dibujo de Productos en Delfín';
  expect(picture?.properties).toMatchObject({ role: 'img', ariaLabel });
});

describe('what does not exist is refused with the nearest name', () => {
  test.each<[string, Partial<ScreenView>, RegExp]>([
    ['producto', {}, /did you mean «productos»\?/],
    ['clientes', { highlight: ['Cupos'] }, /did you mean «Cupo»\?/],
    ['clientes', { message: 'DLF-1999' }, /«DLF-1999» is not known/],
    [BOARD, { table: 'medio' }, /did you mean «medios»\?/],
    // A field that the view leaves out.
    ['clubes', { ...list, highlight: ['Participantes'] }, /not in this view/],
  ])('%s of %j', (screen, view, expected) => {
    expect(() => draw(screen, view)).toThrow(expected);
  });
});

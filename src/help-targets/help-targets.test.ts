import { expect, it } from 'vitest';
import { smallFacts } from '../../tests/support/small-facts';
import { firstSentence } from './first-sentence';
import { helpTargets, idPart } from './help-targets';

const byId = new Map(helpTargets(smallFacts).map((target) => [target.id, target]));

it.each([
  ['Descuento %', 'descuento'],
  ['Atributos, serial o lote', 'atributos-serial-o-lote'],
  ['Habitación: huésped y noches', 'habitacion-huesped-y-noches'],
  ['Año', 'ano'],
])('makes of the name «%s» the part %s of an id', (name, part) => {
  expect(idPart(name)).toBe(part);
});

it('gives a window, its fields, its buttons and those of its dialogs an id each', () => {
  expect(byId.get('factura')).toMatchObject({
    kind: 'ventana',
    product: 'delfin',
    page: '/docs/delfin/movimientos/ventas/factura/',
    signs: [],
    title: 'Factura de venta',
    text: undefined,
  });
  expect(byId.get('factura.campo.descuento')).toMatchObject({
    kind: 'campo',
    title: 'Descuento %',
    text: 'El descuento manual, con F7. No se suma a la promoción ni al del cliente. 0 al máximo del rol.',
    signs: [{ anchor: 'campo-descuento-' }, { name: 'Descuento %' }],
  });
  expect(byId.get('factura.boton.cobrar-y-grabar')).toMatchObject({
    kind: 'boton',
    signs: [{ name: 'Cobrar y grabar' }],
  });
  expect(byId.has('factura.boton.cancelar')).toBe(true);
});

it('looks for a window outside the menus where it is drawn', () => {
  expect(byId.get('instalador-terminal')?.signs).toEqual([{ drawing: 'instalador-terminal' }]);
  expect(byId.get('instalador-terminal.campo.servidor')).toMatchObject({
    page: '/docs/delfin/instalacion/terminal/',
    signs: [{ anchor: 'campo-servidor' }, { name: 'Servidor' }, { drawing: 'instalador-terminal' }],
  });
});

it('counts a window of the server to the program that has it, not to the product whose page shows it', () => {
  expect(byId.get('administrador-moviles')).toMatchObject({
    product: 'delfin',
    page: '/docs/mobile/instalacion/',
  });
});

it('names reports by their folder, and messages by their code', () => {
  const report = smallFacts.reports.find(({ ruta }) => ruta.startsWith('delfin/reportes/ventas/'));
  const own = report?.ruta.split('/').slice(2).join('-');
  expect(byId.get(`reporte.${own}`)).toMatchObject({ kind: 'reporte', signs: [] });
  expect(byId.get('dlf-2204')).toMatchObject({
    kind: 'mensaje',
    title: smallFacts.messages.find(({ codigo }) => codigo === 'DLF-2204')?.texto,
  });
  expect(byId.get('api-400')?.kind).toBe('error-de-la-api');
});

it.each([
  ['Crédito: fecha más plazo. De 1 a 90.', 'Crédito: fecha más plazo.'],
  ['¿Cuánto se vendió de todo? Por producto.', '¿Cuánto se vendió de todo?'],
  ['F7. 0 al máximo del rol. Entre 0 y 100.', 'F7. 0 al máximo del rol.'],
  ['Único.', 'Único.'],
  [
    'Se lee en :menu[delfin/archivos/maestros/clientes], con **F3**',
    'Se lee en Archivos > Maestros > Clientes, con F3.',
  ],
  [
    'Abra la [caja](/docs/delfin) y escriba columna:operador:valor',
    'Abra la caja y escriba columna:operador:valor.',
  ],
])('says «%s» first as «%s»', (markdown, sentence) => {
  expect(firstSentence(markdown, smallFacts)).toBe(sentence);
});

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

const FACTURA = { kind: 'ventana', product: 'delfin', signs: [], title: 'Factura de venta' };
const SERVER = [{ anchor: 'campo-servidor' }, { name: 'Servidor' }];
const [report] = smallFacts.reports.filter(({ ruta }) => ruta.startsWith('delfin/reportes/'));

it.each<[string, object]>([
  ['factura', { ...FACTURA, page: '/docs/delfin/movimientos/ventas/factura/' }],
  [
    'factura.campo.descuento',
    { kind: 'campo', title: 'Descuento %', text: expect.stringMatching(/^El/) },
  ],
  ['factura.campo.descuento', { signs: [{ anchor: 'campo-descuento-' }, { name: 'Descuento %' }] }],
  ['factura.boton.cobrar-y-grabar', { kind: 'boton', signs: [{ name: 'Cobrar y grabar' }] }],
  // A button of a dialog; a window outside the menus, which is looked for where it is drawn.
  ['factura.boton.cancelar', { kind: 'boton' }],
  ['instalador-terminal', { signs: [{ drawing: 'instalador-terminal' }] }],
  ['instalador-terminal.campo.servidor', { page: '/docs/delfin/instalacion/terminal/' }],
  [
    'instalador-terminal.campo.servidor',
    { signs: [...SERVER, { drawing: 'instalador-terminal' }] },
  ],
  // A window of the server, on a page of another product.
  ['administrador-moviles', { product: 'delfin', page: '/docs/mobile/instalacion/' }],
  [`reporte.${report?.ruta.split('/').slice(2).join('-')}`, { kind: 'reporte', signs: [] }],
  ['dlf-2204', { kind: 'mensaje', page: '/mensajes/dlf-2204' }],
  ['api-400', { kind: 'error-de-la-api' }],
])('gives the id %s: %j', (id, target) => {
  expect(byId.get(id)).toMatchObject(target);
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

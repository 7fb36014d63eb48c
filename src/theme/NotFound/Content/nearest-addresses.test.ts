import { expect, test } from 'vitest';
import { smallFacts } from '../../../../tests/support/small-facts';
import { addressesOf } from '../../../site/addresses';
import { nearestAddresses } from './nearest-addresses';

const known = addressesOf(smallFacts);
const sale = '/docs/delfin/movimientos/ventas/factura/';

test.each([
  ['a typing slip', '/docs/delfin/movimientos/ventas/fatcura/', sale],
  ['a slip and missing levels', '/docs/delfin/fatura', sale],
  ['a missing level', '/docs/delfin/ventas/factura', sale],
  ['no level but the last', '/factura', sale],
  ['capitals and accents', '/docs/Delf\u00edn/Movimientos/Ventas/Factura.html', sale],
  ['a code without its hyphen', '/mensajes/dlf2003', '/mensajes/dlf-2003'],
  ['a page of the site', '/glosarios', '/glosario'],
])('%s leads to the page', (_name, asked, expected) => {
  expect(nearestAddresses(asked, known)[0]?.[0]).toBe(expected);
});

test.each(['/', '/xqzzw', '/wp-admin/setup.php', `/${'a'.repeat(3000)}`])(
  'nothing is like %s',
  (asked) => {
    expect(nearestAddresses(asked, known)).toEqual([]);
  },
);

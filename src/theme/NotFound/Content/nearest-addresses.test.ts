import { expect, test } from 'vitest';
import { smallFacts } from '../../../../tests/support/small-facts';
import { addressesOf } from '../../../facts/addresses';
import { nearestAddresses } from './nearest-addresses';

const known = addressesOf(smallFacts);
const sale = '/docs/delfin/movimientos/ventas/factura/';

test.each([
  ['a typing slip', '/docs/delfin/movimientos/ventas/fatcura/', sale],
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

test('of pages about as alike, that of the own job comes first', () => {
  const pages = [
    ['/docs/ventas/cierre/', 'Ventas'],
    ['/docs/compras/cierre/', 'Compras', 'bodeguero'],
    ['/docs/caja/arqueo/', 'Arqueo', 'bodeguero'],
  ] as const;
  const titles = (asked: string, job?: string) =>
    nearestAddresses(asked, pages, job).map(([, title]) => title);
  expect(titles('/cierre/')).toEqual(['Ventas', 'Compras']);
  expect(titles('/cierre/', 'bodeguero')).toEqual(['Compras', 'Ventas']);
  expect(titles('/docs/venta/cierre/', 'bodeguero')).toEqual(['Ventas', 'Compras']);
});

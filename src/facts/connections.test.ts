import { expect, test } from 'vitest';
import { type Connection, connectionOf } from './connections';

const connections: Connection[] = [
  { clave: 'red', texto: 'Red local', rutas: ['delfin'] },
  { clave: 'internet', texto: 'Internet', rutas: ['delfin/ventas/factura', 'compras'] },
];

test.each([
  ['delfin', 'red'],
  ['delfin/ventas', 'red'],
  ['delfin/ventas/factura', 'internet'],
  ['delfin/ventas/factura/copias', 'internet'],
  // A route that only begins with the same letters lies elsewhere.
  ['delfin/ventas/factura-de-talonario', 'red'],
  ['compras/panel', 'internet'],
])('%s needs %s', (routePath, clave) => {
  expect(connectionOf(routePath, connections)?.clave).toBe(clave);
});

test('a product without a connection has none', () => {
  expect(connectionOf('sinco/exportar', connections)).toBeUndefined();
});

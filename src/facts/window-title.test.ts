import path from 'node:path';
import { expect, test } from 'vitest';
import { loadRoutes } from './routes';
import { windowTitle } from './window-title';

const routes = loadRoutes(path.resolve('tests/support/small-data'));

function titleOf(routePath: string): string {
  const route = routes.get(routePath);
  if (!route) throw new Error(`${routePath} is not a route of data/rutas.yaml`);
  return windowTitle(route, routes);
}

test('a title of its own stands alone', () => {
  expect(titleOf('delfin/pasos-iniciales/vender')).toBe('Hacer la primera venta');
});

test('a shared title says the group it belongs to', () => {
  expect(titleOf('sinco/instalacion')).toBe('Instalación · Sinco, exportación contable');
  expect(titleOf('delfin/faqs/ventas')).toBe('Ventas · Preguntas frecuentes');
});

test('no two pages have the same', () => {
  const titles = [...routes.keys()].map(titleOf);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

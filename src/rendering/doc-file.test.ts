import path from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '../facts/kinds';
import { withRouteTitle } from './doc-file';

const routes = kinds.routes(path.resolve('tests/support/small-data'));
const docsDir = path.resolve('docs');

test.each([
  ['docs/delfin/faqs/ventas/index.mdx', { title: 'Ventas: preguntas frecuentes' }],
  ['blog/2026-01-01-x.mdx', {}],
])('%s gets of the route map %j', (file, own) => {
  const given = { description: 'Dudas de la caja.' };
  expect(withRouteTitle(path.resolve(file), given, routes, docsDir)).toEqual({ ...given, ...own });
});

test('a file that is no route is refused', () => {
  const file = path.join(docsDir, 'delfin/nada/index.mdx');
  expect(() => withRouteTitle(file, {}, routes, docsDir)).toThrow(
    /^docs\/delfin\/nada\/index\.mdx: .*not a route.*rutas\.yaml/,
  );
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import withIndexedDocs from './active-doc.cjs';

const FILE = 'node_modules/@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

interface Doc {
  id: string;
  path: string;
}

/** The function of the plugin that is installed, as the loader leaves it. */
function contextOf(): (data: object, pathname: string) => { activeDoc?: Doc } {
  const code = withIndexedDocs(readFileSync(path.resolve(FILE), 'utf8'))
    .replace(/^import .*$/gm, '')
    .replaceAll('export ', '');
  const matchPath = (pathname: string, route: { path: string; exact: boolean }) => {
    if (route.exact) throw new Error(`${route.path} is matched with ${pathname}.`);
    return pathname.startsWith(route.path);
  };
  return new Function('matchPath', `${code}; return getActiveDocContext;`)(matchPath);
}

it('looks a page up by its address, as the router would match it', () => {
  const docs = [
    { id: 'inicio', path: '/docs/' },
    { id: 'caja', path: '/docs/caja' },
    { id: 'ventas', path: '/docs/ventas/' },
  ];
  const data = { versions: [{ name: 'current', path: '/docs', isLast: true, docs }] };
  const idAt = (pathname: string) => contextOf()(data, pathname).activeDoc?.id;
  expect(['/docs/caja', '/docs/Caja/', '/docs/ventas', '/docs'].map(idAt)).toEqual([
    'caja',
    'caja',
    'ventas',
    'inicio',
  ]);
  expect(idAt('/docs/caja/cierre')).toBeUndefined();
});

it('says where to look when the plugin searches otherwise', () => {
  expect(() => withIndexedDocs('export {}')).toThrow(/active-doc\.cjs/);
});

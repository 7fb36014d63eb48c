import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import withoutDefaultGrammars from './default-grammars.cjs';
import readDocPages from './doc-pages.cjs';
import leanRegistry from './registry.cjs';
import withOneHelper from './utils-common.cjs';
import leanVersionProps from './version-props.cjs';

it('takes the grammars out of the library that is installed, and nothing else', () => {
  const library = path.resolve('node_modules/prism-react-renderer/dist/index.mjs');
  const source = readFileSync(library, 'utf8');
  const lean = withoutDefaultGrammars(source);
  expect(lean).not.toContain('languages.graphql');
  for (const kept of ['var Prism = __toESM', 'normalizeTokens_default', 'export {']) {
    expect(source).toContain(kept);
    expect(lean).toContain(kept);
  }
});

it('says where to look when the library is built differently', () => {
  expect(() => withoutDefaultGrammars('export {}')).toThrow(/default-grammars\.cjs/);
});

const REGISTRY = `export default {
  "00dad2b4": [() => import(/* webpackChunkName: "00dad2b4" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@generated/p.json"), "@generated/p.json", require.resolveWeak("@generated/p.json")],};`;

it('leaves of each chunk what imports it', () => {
  expect(leanRegistry(REGISTRY)).toBe(`export default {
  "00dad2b4": [() => import(/* webpackChunkName: "00dad2b4" */ "@site/docs/a.mdx")],
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@generated/p.json")],};`);
});

it('refuses a registry that it cannot read whole', () => {
  expect(() =>
    leanRegistry(REGISTRY.replace('require.resolveWeak("@site', "require.resolveWeak('@site")),
  ).toThrow(/registry\.cjs/);
});

/** Runs what a loader wrote instead of data, and gives what it exports. */
function exported(source: string): unknown {
  return new Function(source.replace('export default', 'return'))();
}

it('keeps the pages that a category shows as cards, and every link', () => {
  const link = (docId: string) => ({
    type: 'link',
    href: `/docs/${docId.replace(/index$/, '')}`,
    label: 'Página',
    docId,
    unlisted: false,
  });
  const props = {
    version: {
      label: 'Next',
      docsSidebars: {
        delfin: [
          link('inicio'),
          { ...link('caja'), unlisted: true },
          { type: 'link', href: '/docs/otra/', label: 'Otra', docId: 'renombrada/index' },
          { type: 'link', href: 'https://ejemplo.co/', label: 'Fuera' },
          { type: 'category', href: '/docs/faqs/', items: [link('faqs/ventas/index')] },
          { type: 'category', href: '/docs/category/faqs---preview', items: [link('faqs/caja')] },
        ],
      },
      docs: {
        inicio: { title: 'Inicio' },
        'faqs/ventas/index': {},
        'faqs/caja': { title: 'Caja' },
      },
    },
  };
  const lean = leanVersionProps(JSON.stringify(props));
  expect(lean).not.toContain('faqs/ventas/index');
  expect(exported(lean)).toEqual({
    version: { ...props.version, docs: { 'faqs/caja': { title: 'Caja' } } },
  });
});

const ROUTES = `export default [
  {
    path: '/docs/a/',
    component: ComponentCreator('/docs/a/', 'c69'),
    exact: true,
    sidebar: "delfin"
  },
  {
    path: '/docs/b',
    component: ComponentCreator('/docs/b', '288'),
    exact: true,
    sidebar: "delfin"
  },
  {
    path: '/docs/cards',
    component: ComponentCreator('/docs/cards', '05a'),
    exact: true,
    sidebar: "delfin"
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];`;

it('parts the plain pages from the other routes', () => {
  const cards = { __comp: '11', content: '22', items: ['33'] };
  const read = readDocPages(ROUTES, {
    '/docs/a/-c69': { __comp: '11', content: 'aa' },
    '/docs/b-288': { __comp: '11', content: 'bb' },
    '/docs/cards-05a': cards,
  });
  expect(read.groups).toEqual([
    {
      component: '11',
      sidebar: 'delfin',
      pages: [
        { path: '/docs/a/', content: 'aa' },
        { path: '/docs/b', content: 'bb' },
      ],
    },
  ]);
  expect(read.names).toEqual({ '/docs/cards-05a': cards });
  const routes = new Function(
    'docRoutes',
    'ComponentCreator',
    read.routes.replace('export default', 'return'),
  )(() => ['a', 'b'], String);
  expect(routes).toMatchObject(['a', 'b', { path: '/docs/cards' }, { path: '*' }]);
});

it('brings one helper where a library asks for all', () => {
  const entry = readFileSync(
    path.resolve('node_modules/@docusaurus/utils-common/lib/index.js'),
    'utf8',
  );
  expect(entry).toContain('require("tslib")');
  expect(withOneHelper(entry)).not.toContain('tslib"');
  expect(() => withOneHelper('tslib_1.__exportStar()')).toThrow(/utils-common\.cjs/);
});

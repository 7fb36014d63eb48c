import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import withOneRouter from './client-entry.cjs';
import leanClientModules from './client-modules.cjs';
import { readDocPages } from './doc-pages.cjs';
import { readPaths, writePaths } from './page-paths.cjs';
import withSharedChunks from './prefetch.cjs';
import leanRegistry from './registry.cjs';
import leanSiteConfig from './site-config.cjs';
import withoutDescriptions from './translations.cjs';
import withOneHelper from './utils-common.cjs';
import leanVersionProps from './version-props.cjs';

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

const NAMES = {
  '/docs/a/-c69': { __comp: '11', content: 'aa' },
  '/docs/b-288': { __comp: '11', content: 'bb' },
  '/docs/cards-05a': { __comp: '11', content: '22', items: ['33'] },
};

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bundle-diet-'));
  await writeFile(path.join(folder, 'routes.js'), ROUTES);
  await writeFile(path.join(folder, 'routesChunkNames.json'), JSON.stringify(NAMES));
});

afterAll(() => rm(folder, { recursive: true }));

/** What the bundler gives a loader. */
function inBundler(mode = 'production') {
  return {
    mode,
    context: folder,
    addDependency: () => {},
    getOptions: () => ({ generatedFilesDir: folder }),
  };
}

function registryOf(names: readonly string[]): string {
  const entries = names.map(
    (name) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`,
  );
  return `export default {\n${entries.join('\n')}};`;
}

it('leaves of each chunk what imports it, and loads those of pages by their place', async () => {
  const lean = leanRegistry.call(inBundler(), registryOf(['bb', '11', 'aa']));
  const fetched: string[] = [];
  const registry = exported(
    lean
      .replaceAll(/import\(\/\* webpackChunkName: (\S+) \*\//g, 'String($1 +')
      .replaceAll('require.resolveWeak', 'String'),
    {
      __webpack_require__: Object.assign((module: string) => `module ${module}`, {
        e: (chunk: string) => fetched.push(chunk),
        chunksWith: (chunk: string) => (chunk === 'p1' ? ['p1', 'shared'] : [chunk]),
      }),
    },
  ) as Record<string, [() => unknown]>;
  expect(Object.keys(registry).sort()).toEqual(['11', 'p0', 'p1']);
  expect(registry['11']?.[0]()).toBe('11@site/11');
  expect(await registry.p0?.[0]()).toBe('module @site/aa');
  expect(await registry.p1?.[0]()).toBe('module @site/bb');
  expect(fetched).toEqual(['p0', 'p1', 'shared']);
});

it('imports each page while it is written, so that edits show', () => {
  const lean = leanRegistry.call(inBundler('development'), registryOf(['bb', '11', 'aa']));
  expect(lean).toContain("registry['p' + index.toString(36)] = [load]");
  expect(lean).not.toContain('__webpack_require__');
});

it('has the framework that is installed fetch ahead what chunks share', () => {
  const source = readFileSync(
    path.resolve('node_modules/@docusaurus/core/lib/client/docusaurus.js'),
    'utf8',
  );
  expect(withSharedChunks(source)).toContain('flatMap(__webpack_require__.chunksWith)');
  expect(() => withSharedChunks('export {}')).toThrow(/prefetch\.cjs/);
});

it('refuses a registry that it cannot read whole', () => {
  const source = registryOf(['aa', 'bb']);
  for (const unread of [source.replace('"@site/bb", req', "'@site/bb', req"), registryOf(['aa'])])
    expect(() => leanRegistry.call(inBundler(), unread)).toThrow(/registry\.cjs/);
});

/** Runs what a loader wrote, given what stands around it in the browser, and gives what it exports. */
function exported(source: string, given: Record<string, unknown> = {}): unknown {
  const code = source.replace(/^import .*$/m, '').replace('export default', 'return');
  return new Function(...Object.keys(given), code)(...Object.values(given));
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
          {
            type: 'category',
            label: 'Grupo',
            items: [link('b'), { ...link('b'), label: 'B' }],
            collapsed: true,
            collapsible: true,
            href: '/docs/a/',
          },
          {
            type: 'category',
            label: 'Después',
            items: [link('a/index')],
            collapsed: true,
            collapsible: true,
            href: '/docs/b',
          },
          link('a/index'),
          { ...link('a/index'), label: 'Á' },
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
  const lean = leanVersionProps.call(inBundler(), JSON.stringify(props));
  expect(lean).not.toContain('/docs/a/');
  expect(lean.replaceAll('\\', '')).toContain('[0,"Grupo",[[1,"Página"],1]]');
  expect(lean.replaceAll('\\', '')).toContain('[1,"Después",[[-1,"Página"]]]');
  expect(exported(lean, { docPages: [[{ path: '/docs/a/' }, { path: '/docs/b' }]] })).toEqual({
    version: { ...props.version, docs: { 'faqs/caja': { title: 'Caja' } } },
  });
});

it('parts the plain pages from the other routes', () => {
  const read = readDocPages(ROUTES, NAMES);
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
  expect(read.names).toEqual({ '/docs/cards-05a': NAMES['/docs/cards-05a'] });
  const routes = new Function(
    'docRoutes',
    'ComponentCreator',
    read.routes.replace('export default', 'return'),
  )(() => ['a', 'b'], String);
  expect(routes).toMatchObject(['a', 'b', { path: '/docs/cards' }, { path: '*' }]);
});

it('writes paths by those before them, and reads them again', () => {
  const paths = ['/docs/a', '/docs/a/', '/docs/a/b/c/', '/docs/a/b/d/', '/docs/b', '/'];
  const lines = writePaths(paths);
  expect(lines.split('\n')).toContain('4d/');
  expect(new Function(`return (${readPaths})`)()(lines)).toEqual(paths);
});

it('leaves the languages of code to the blocks of code', () => {
  const require = (name: string) => `  require("/x/@docusaurus/theme-classic/lib/${name}"),`;
  const source = [
    'export default [',
    require('prism-include-languages'),
    require('nprogress'),
    '];',
  ];
  expect(leanClientModules(source.join('\n'))).toBe(
    ['export default [', require('nprogress'), '];'].join('\n'),
  );
  expect(() => leanClientModules('export default [];')).toThrow(/client-modules\.cjs/);
});

it('leaves out of the configuration what only the build reads', () => {
  const config = { title: 'Ayuda', plugins: [['búsqueda', {}]], themeConfig: { image: 'a.png' } };
  const source = `/* Written by a tool. */\nexport default ${JSON.stringify(config, null, 2)};\n`;
  expect(exported(leanSiteConfig(source))).toEqual({ ...config, plugins: undefined });
  expect(() => leanSiteConfig('module.exports = {}')).toThrow(/site-config\.cjs/);
});

it('brings one router where the framework has two', () => {
  const entry = readFileSync(
    path.resolve('node_modules/@docusaurus/core/lib/client/clientEntry.js'),
    'utf8',
  );
  expect(withOneRouter(entry)).not.toContain('BrowserRouter, HashRouter');
  expect(() => withOneRouter('export {}')).toThrow(/client-entry\.cjs/);
});

it('leaves out what messages tell a translator, and no other description', () => {
  const source = `import Translate, { translate } from '@docusaurus/Translate';
const label = translate({
  id: 'caja',
  description: 'The name of the till',
  message: 'Till',
});
export default ({ description }) => (
  <Head description={description}><Translate id="total" description="The sum">Total</Translate></Head>
);`;
  const lean = withoutDescriptions(source);
  expect(lean).not.toMatch(/The name|The sum/);
  for (const kept of [
    "id: 'caja'",
    "message: 'Till'",
    'description={description}',
    'id="total">',
  ]) {
    expect(lean).toContain(kept);
  }
  const other = "const page = {\n  description: 'A page',\n};";
  expect(withoutDescriptions(other)).toBe(other);
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

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PageTable, readPageTable, tableChunks } from '../../src/build/page-table';
import { type GeneratedSite, generateSite } from '../../tests/conformance/support/generated-site';
import { chunksSource, registrySource, routesSource } from './table-sources';

const REGISTRY = { file: 'registry.js', row: 'the row «registry»' };
let site: GeneratedSite;
let table: PageTable;

function generated(file: string): string {
  return readFileSync(path.join(site.folder, file), 'utf8');
}

beforeAll(async () => {
  site = await generateSite();
  table = readPageTable(generated('routes.js'), generated('routesChunkNames.json'));
}, 120_000);

afterAll(() => site.remove());

type Require = (request: string) => unknown;

/** Runs a module as the bundler would: an import gives what `resolve` does. */
function run(source: string, resolve: Require, bundler: object = {}): Record<string, unknown> {
  const { code } = transformSync(source, {
    format: 'cjs',
    supported: { 'dynamic-import': false },
  });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const weak = Object.assign(resolve, { resolveWeak: (request: string) => request });
  new Function('module', 'require', '__webpack_require__', code)(module, weak, bundler);
  return module.exports;
}

interface Route {
  path: string;
  routes?: Route[];
}

type Registry = Record<string, [() => Promise<unknown>]>;

/** The path of an imported module, which comes plain or as the default of a namespace. */
function moduleOf(imported: unknown): unknown {
  return typeof imported === 'string' ? imported : (imported as { default: unknown }).default;
}

/**
 * What the client makes of the three files: each route with all its keys, and in the place of its
 * component the modules that it loads, by the name of the prop that they fill.
 */
async function clientOf(routes: string, chunks: string, registry: string, bundler: object) {
  const chunksModule = run(chunks, String);
  const names = chunksModule.default as Record<string, object>;
  const ComponentCreator = (own: string, hash: string) => names[`${own}-${hash}`];
  const routesModule = run(routes, (request) =>
    request.includes('routesChunkNames')
      ? chunksModule
      : { __esModule: true, default: ComponentCreator },
  );
  const loaders = run(registry, (request) => request, bundler).default as Registry;
  const modules = new Map<string, unknown>();
  for (const [name, [load]] of Object.entries(loaders)) modules.set(name, moduleOf(await load()));
  const withModules = (_key: string, value: unknown) =>
    typeof value === 'string' && modules.has(value) ? modules.get(value) : value;
  return JSON.parse(JSON.stringify(routesModule.default, withModules)) as Route[];
}

it('has the client know the same routes, each with the same modules', async () => {
  const loaded: string[] = [];
  const bundler = Object.assign((module: string) => module, {
    e: async (chunk: string) => loaded.push(chunk),
    chunksWith: (chunk: string) => (chunk === 'p1' ? ['p1', 'shared'] : [chunk]),
  });
  const [routes, chunks, registry] = ['routes.js', 'routesChunkNames.json', 'registry.js'].map(
    generated,
  ) as [string, string, string];
  const before = await clientOf(routes, `export default ${chunks}`, registry, bundler);
  const after = await clientOf(
    routesSource(table),
    chunksSource(table),
    registrySource(registry, table, REGISTRY),
    bundler,
  );
  expect(after).toEqual(before);
  expect(loaded).toEqual(['p0', 'p1', 'shared', 'p2', 'p3', 'p4']);
});

it('takes the documents into the table, and leaves out what only the server reads', () => {
  expect(table.pages.map((page) => [page.path, page.sidebar])).toEqual([
    ['/docs/caja', 'caja'],
    ['/docs/otra', 'otra'],
    ['/docs/preguntas/cierre', 'caja'],
    ['/docs/ventas/', 'caja'],
    ['/docs/ventas/contado', 'caja'],
  ]);
  const lean = routesSource(table) + chunksSource(table);
  for (const { content } of table.pages) expect(lean).not.toContain(content);
  expect([...tableChunks(table).values()]).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  const ofOtherPage = registrySource(generated('registry.js'), table, REGISTRY).match(
    /"@theme\/MDXPage"/g,
  );
  expect(ofOtherPage).toHaveLength(1);
});

it('leaves alone a page whose content another page shows too', () => {
  const chunks: Record<string, object> = JSON.parse(generated('routesChunkNames.json'));
  const [{ content = '' } = {}] = table.pages;
  const shared = JSON.stringify({ ...chunks, '/portada-c69': { items: [content] } });
  const { pages } = readPageTable(generated('routes.js'), shared);
  expect(pages.map((page) => page.path)).not.toContain('/docs/caja');
  expect(pages).toHaveLength(4);
});

it('refuses files that it cannot read whole', () => {
  const [routes, chunks, registry] = ['routes.js', 'routesChunkNames.json', 'registry.js'].map(
    generated,
  ) as [string, string, string];
  const otherRoutes = routes.replace("path: '/docs/caja'", 'path: "/docs/caja"');
  expect(() => readPageTable(otherRoutes, chunks)).toThrow(/routes\.js.*\/docs\/caja/);
  const weak = `require.resolveWeak("@site/docs/caja.md")`;
  for (const otherEntry of [
    registry.replace(/import\(.*?caja\.md"\)/, (own) => own.replaceAll('"', "'")),
    registry.replaceAll('[() =>', '[async () =>'),
    registry.replace('export default {', 'module.exports = {'),
    registry.replace(/require\.resolveWeak\("[^"]*caja\.md"\)/, weak.replaceAll('"', "'")),
  ]) {
    expect(() => registrySource(otherEntry, table, REGISTRY)).toThrow(/registry\.js/);
  }
});

import { type PageTable, tableChunks } from '../../src/build/page-table';
import { type ForeignText, replaceExactly, UnexpectedText } from '../../src/build/replace-exactly';

// "name": [() => import(/* webpackChunkName: "name" */ …), "path", require.resolveWeak("path")],
const ENTRY =
  /"([^"\n]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("[^"\n]*")\), \2, require\.resolveWeak\(\2\)\],?/g;

/** Source that stands for `routesChunkNames.json`: the chunks of the other routes, and the table. */
export function chunksSource({ pages, chunks }: PageTable): string {
  const rows = pages.map(({ component, sidebar, path }) => [component, sidebar, path]);
  return `const chunks = JSON.parse(${JSON.stringify(JSON.stringify(chunks))});
export const HASH = 'p';
export const tablePages = ${JSON.stringify(rows)};
tablePages.forEach(([component, , path], place) => {
  chunks[path + '-' + HASH] = { __comp: component, content: 'p' + place.toString(36) };
});
export default chunks;`;
}

/** Source that stands for `routes.js`: the routes of the table are made from it. */
export function routesSource({ routes }: PageTable): string {
  return `import { HASH, tablePages } from './routesChunkNames.json';
const tableRoutes = (first, count) => tablePages.slice(first, first + count).map(([, sidebar, path]) => ({
  path,
  component: ComponentCreator(path, HASH),
  exact: true,
  ...(sidebar && { sidebar }),
}));
${routes}`;
}

/**
 * Source that stands for `registry.js`: of each chunk what imports it, since paths are only read while
 * pages are rendered on the server. For the pages a list of modules says what the code of their imports
 * would; these stand in a statement of their own, which the bundler makes chunks from and the minifier drops.
 *
 * @throws UnexpectedText when a chunk's entry is not written as expected
 */
export function registrySource(source: string, table: PageTable, text: ForeignText): string {
  const names = tableChunks(table);
  const paths = new Map<string, string>();
  const others = source.replace(ENTRY, (_entry, name: string, path: string) => {
    const own = names.get(name);
    if (!own) return `"${name}": [() => import(/* webpackChunkName: "${name}" */ ${path})],`;
    paths.set(own, path);
    return '';
  });
  if (paths.size !== names.size || others.includes('resolveWeak')) {
    throw new UnexpectedText(text, ENTRY, 'not found for every chunk');
  }
  const pages = [...names.values()].map((own) => ({ own, path: paths.get(own) }));
  const imports = pages.map(
    ({ own, path }) => `() => import(/* webpackChunkName: "${own}" */ ${path})`,
  );
  return `${replaceExactly(others, 'export default {', 'const registry = {', text)}
void [${imports.join(',\n')}];
const { e: loadChunk, chunksWith } = __webpack_require__;
[${pages.map(({ path }) => `require.resolveWeak(${path})`).join(',\n')}].forEach((id, place) => {
  const name = 'p' + place.toString(36);
  registry[name] = [
    () => Promise.all(chunksWith(name).map((chunk) => loadChunk(chunk))).then(() => __webpack_require__(id)),
  ];
});
export default registry;`;
}

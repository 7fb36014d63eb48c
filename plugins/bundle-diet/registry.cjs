const { readFileSync } = require('node:fs');
const path = require('node:path');
const { pageChunks, readDocPages } = require('./doc-pages.cjs');

// "name": [() => import(/* webpackChunkName: "name" */ …), "path", require.resolveWeak("path")],
const ENTRY =
  /"([^"\n]+)": \[(\(\) => import\(\/\* webpackChunkName: )"\1"([^\n]*?\)), "[^"\n]*", (require\.resolveWeak\("[^"\n]*"\))\],?/g;

/** An edit of a page while it is written is only taken in by what imported it. */
const LOAD_BY_IMPORT = `imports.forEach((load, index) => {
  registry['p' + index.toString(36)] = [load];
});`;

/**
 * The code of an import says its chunk and its module, seven bytes a page; a list of modules says the
 * same. The imports only have the bundler make the chunks, and the minifier takes them out.
 */
const LOAD_BY_MODULE = `const { e: loadChunk, chunksWith } = __webpack_require__;
modules.forEach((id, index) => {
  const name = 'p' + index.toString(36);
  registry[name] = [
    () => Promise.all(chunksWith(name).map((chunk) => loadChunk(chunk))).then(() => __webpack_require__(id)),
  ];
});`;

/**
 * Loader for `.docusaurus/registry.js` in the browser: leaves of each chunk what imports it. Its
 * path is only read while pages are rendered on the server. Documentation pages are a list in the order
 * of their table.
 *
 * @this {{ mode: string, context: string, addDependency(file: string): void }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanRegistry(source) {
  const files = ['routes.js', 'routesChunkNames.json'].map((file) => path.join(this.context, file));
  for (const file of files) this.addDependency(file);
  const [routes = '', names = ''] = files.map((file) => readFileSync(file, 'utf8'));
  const chunks = pageChunks(readDocPages(routes, JSON.parse(names)).groups);

  /** @type {Map<string, { load: string, module: string }>} */
  const pages = new Map();
  const others = source.replace(ENTRY, (_entry, name, before, after, module) => {
    const chunk = chunks.get(name);
    if (!chunk) return `"${name}": [${before}"${name}"${after}],`;
    pages.set(chunk, { load: `${before}"${chunk}"${after}`, module });
    return '';
  });
  const isRead = others.includes('export default {') && !others.includes('resolveWeak');
  const inOrder = [...chunks.values()].map((chunk) => pages.get(chunk));
  if (!isRead || inOrder.includes(undefined)) {
    throw new Error(
      '.docusaurus/registry.js is not written as expected, with an entry for each chunk: «"name": [() => ' +
        'import(/* webpackChunkName: "name" */ "path"), "path", require.resolveWeak("path")],». Bring ' +
        'plugins/bundle-diet/registry.cjs after it.',
    );
  }
  const loadPages = this.mode === 'production' ? LOAD_BY_MODULE : LOAD_BY_IMPORT;
  return `const imports = [${inOrder.map((page) => page?.load).join(',\n')}];
const modules = [${inOrder.map((page) => page?.module).join(',\n')}];
const registry = ${others.slice(others.indexOf('export default {') + 'export default '.length)}
${loadPages}
export default registry;`;
};

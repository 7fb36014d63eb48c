const { readFileSync } = require('node:fs');
const path = require('node:path');
const { pageChunks, readDocPages } = require('./doc-pages.cjs');

// "name": [() => import(/* webpackChunkName: "name" */ …), "path", require.resolveWeak("path")],
const ENTRY =
  /"([^"\n]+)": \[(\(\) => import\(\/\* webpackChunkName: )"\1"([^\n]*?\)), "[^"\n]*", (require\.resolveWeak\("[^"\n]*"\))\],?/g;

/**
 * Loader for `.docusaurus/registry.js` in the browser: leaves of each chunk what imports it. Its
 * path is only read while pages are rendered on the server. Documentation pages are the list of their
 * modules, in the order of their table: an import of each would say its chunk and its module in code.
 *
 * @this {{ context: string, addDependency(file: string): void }}
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
  return `// Has the bundler make the chunks; nothing reads it, and the minifier takes it out.
const imports = [${inOrder.map((page) => page?.load).join(',\n')}];
const modules = [${inOrder.map((page) => page?.module).join(',\n')}];
const { e: loadChunk, chunksWith } = __webpack_require__;
const registry = ${others.slice(others.indexOf('export default {') + 'export default '.length)}
modules.forEach((id, index) => {
  const name = 'p' + index.toString(36);
  registry[name] = [
    () => Promise.all(chunksWith(name).map((chunk) => loadChunk(chunk))).then(() => __webpack_require__(id)),
  ];
});
export default registry;`;
};

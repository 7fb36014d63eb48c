const { readFileSync } = require('node:fs');
const path = require('node:path');
const { pageChunks, readDocPages } = require('./doc-pages.cjs');

// "name": [() => import(/* webpackChunkName: "name" */ …), "path", require.resolveWeak("path")],
const ENTRY =
  /"([^"\n]+)": \[(\(\) => import\(\/\* webpackChunkName: )"\1"([^\n]*?\)), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\],?/g;

/**
 * Loader for `.docusaurus/registry.js` in the browser: leaves of each chunk what imports it. Its
 * path is only read while pages are rendered on the server. The chunks of documentation pages are a
 * list in the order of their table.
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

  /** @type {Map<string, string>} */
  const pages = new Map();
  const others = source.replace(ENTRY, (_entry, name, before, after) => {
    const chunk = chunks.get(name);
    if (!chunk) return `"${name}": [${before}"${name}"${after}],`;
    pages.set(chunk, `${before}"${chunk}"${after}`);
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
  return `const pages = [${inOrder.join(',\n')}];
const registry = ${others.slice(others.indexOf('export default {') + 'export default '.length)}
pages.forEach((load, index) => {
  registry['p' + index.toString(36)] = [load];
});
export default registry;`;
};

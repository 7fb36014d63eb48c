const { readFileSync } = require('node:fs');
const path = require('node:path');
const { readDocPages } = require('./doc-pages.cjs');
const { readPaths, writePaths } = require('./page-paths.cjs');

/**
 * Loader for `.docusaurus/routesChunkNames.json` in the browser: writes documentation pages as one
 * table, from which the routes, the list of documents and the sidebars are made too.
 *
 * @this {{ context: string, addDependency(file: string): void }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanChunkNames(source) {
  const routesFile = path.join(this.context, 'routes.js');
  this.addDependency(routesFile);
  const { groups, names } = readDocPages(readFileSync(routesFile, 'utf8'), JSON.parse(source));
  const table = groups.map(({ component, sidebar, pages }) => [
    component,
    sidebar ?? '',
    writePaths(pages.map(({ path: own }) => own)),
  ]);
  return `const names = JSON.parse(${JSON.stringify(JSON.stringify(names))});
const readPaths = ${readPaths};
let count = 0;
export const HASH = 'p';
export const docPages = ${JSON.stringify(table)}.map(([component, sidebar, lines]) =>
  readPaths(lines).map((path) => {
    names[path + '-' + HASH] = { __comp: component, content: 'p' + (count++).toString(36) };
    return { path, sidebar };
  }));
export default names;`;
};

const { readFileSync } = require('node:fs');
const path = require('node:path');
const readDocPages = require('./doc-pages.cjs');

/**
 * Loader for `.docusaurus/routesChunkNames.json` in the browser: writes documentation pages as one
 * table, from which the routes and the list of documents are made too.
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
    pages.map(({ path: own, content }) => `${own} ${content}`).join('\n'),
  ]);
  return `const names = JSON.parse(${JSON.stringify(JSON.stringify(names))});
export const HASH = 'p';
export const docPages = ${JSON.stringify(table)}.map(([component, sidebar, lines]) =>
  lines.split('\\n').map((line) => {
    const [path, content] = line.split(' ');
    names[path + '-' + HASH] = { __comp: component, content };
    return { path, sidebar };
  }));
export default names;`;
};

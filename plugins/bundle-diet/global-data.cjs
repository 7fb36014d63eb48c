const { readFileSync } = require('node:fs');
const path = require('node:path');
const { readDocPages } = require('./doc-pages.cjs');

const DOCS = 'docusaurus-plugin-content-docs';

/**
 * @typedef {{ id: string, path: string, sidebar?: string }} Doc
 * @typedef {{ path: string, docs: Doc[] }} Version
 */

/**
 * Loader for `.docusaurus/globalData.json` in the browser: lists documents whose id follows from
 * their path, which are nearly all, by the table of pages.
 *
 * @this {{ context: string, addDependency(file: string): void }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanGlobalData(source) {
  const data = JSON.parse(source);
  const version = data[DOCS]?.default?.versions?.[0];
  const files = ['routes.js', 'routesChunkNames.json'].map((file) => path.join(this.context, file));
  for (const file of files) this.addDependency(file);
  const [routes = '', names = ''] = files.map((file) => readFileSync(file, 'utf8'));
  const { groups } = readDocPages(routes, JSON.parse(names));

  /** @type {Map<string, Doc>} */
  const byPath = new Map(version.docs.map((/** @type {Doc} */ doc) => [doc.path, doc]));
  const idOf = (/** @type {string} */ own) =>
    own.slice(version.path.length + 1) + (own.endsWith('/') ? 'index' : '');
  const told = groups.flatMap(({ sidebar, pages }, index) =>
    pages.every(({ path: own }) => {
      const doc = byPath.get(own);
      return doc && doc.id === idOf(own) && doc.sidebar === sidebar;
    })
      ? [index]
      : [],
  );
  for (const index of told)
    for (const { path: own } of groups[index]?.pages ?? []) byPath.delete(own);
  version.docs = [...byPath.values()];
  return `import { docPages } from './routesChunkNames.json';
const data = JSON.parse(${JSON.stringify(JSON.stringify(data))});
const version = data['${DOCS}'].default.versions[0];
for (const group of ${JSON.stringify(told)}) {
  for (const { path, sidebar } of docPages[group]) {
    const id = path.slice(version.path.length + 1) + (path.endsWith('/') ? 'index' : '');
    version.docs.push({ id, path, ...(sidebar && { sidebar }) });
  }
}
export default data;`;
};

const { readFileSync } = require('node:fs');
const path = require('node:path');
const { readDocPages } = require('./doc-pages.cjs');

const EXPORT = 'export default [';

/**
 * Loader for `.docusaurus/routes.js` in the browser: documentation pages come from the table that
 * the loader of the chunk names writes.
 *
 * @this {{ context: string, addDependency(file: string): void }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanRoutes(source) {
  const namesFile = path.join(this.context, 'routesChunkNames.json');
  this.addDependency(namesFile);
  const { groups, routes } = readDocPages(source, JSON.parse(readFileSync(namesFile, 'utf8')));
  if (groups.length === 0 || !routes.includes(EXPORT)) {
    throw new Error(
      '.docusaurus/routes.js has no documentation page written as expected, «{ path, component: ' +
        'ComponentCreator(path, hash), exact: true, sidebar }». Bring plugins/bundle-diet/doc-pages.cjs after it.',
    );
  }
  return `import { docPages, HASH } from './routesChunkNames.json';
const docRoutes = (group) => docPages[group].map(({ path, sidebar }) => ({
  path,
  component: ComponentCreator(path, HASH),
  exact: true,
  ...(sidebar && { sidebar }),
}));
${routes}`;
};

// "name": [() => import(…), "path", require.resolveWeak("path")],
const ENTRY = /(: \[\(\) => import\([^\n]*?\)), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)\]/g;

/**
 * Loader for `.docusaurus/registry.js` in the browser: leaves of each chunk what imports it. Its
 * path is only read while pages are rendered on the server.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanRegistry(source) {
  const lean = source.replaceAll(ENTRY, '$1]');
  if (lean.includes('resolveWeak')) {
    throw new Error(
      'An entry of .docusaurus/registry.js is not written as expected, «"name": [() => import(…), "path", ' +
        'require.resolveWeak("path")],». Bring plugins/bundle-diet/registry.cjs after it.',
    );
  }
  return lean;
};

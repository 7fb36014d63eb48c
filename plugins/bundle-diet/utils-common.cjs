const WHOLE = 'require("tslib")';
const HELPER = '{ __importDefault: (own) => (own && own.__esModule ? own : { default: own }) }';

/**
 * Loader for the entry of @docusaurus/utils-common: it asks for all of tslib, to call one helper.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function withOneHelper(source) {
  const helpers = new Set([...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
  if (!source.includes(WHOLE) || helpers.size !== 1 || !helpers.has('__importDefault')) {
    throw new Error(
      '@docusaurus/utils-common no longer calls __importDefault of tslib and nothing else. Look at its ' +
        'lib/index.js and bring plugins/bundle-diet/utils-common.cjs after it.',
    );
  }
  return source.replace(WHOLE, HELPER);
};

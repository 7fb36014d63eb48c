const NAMES = 'chunkNamesNeeded.map((chunkName)';

/**
 * Loader for what fetches pages ahead: fetches with each chunk what it shares with others, such as what
 * draws blocks of code. The framework asks for the chunk alone, and the rest was left for the click.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function withSharedChunks(source) {
  if (source.includes(NAMES)) {
    return source.replace(
      NAMES,
      'chunkNamesNeeded.flatMap(__webpack_require__.chunksWith).map((chunkName)',
    );
  }
  throw new Error(
    `@docusaurus/core no longer has «${NAMES}» in its lib/client/docusaurus.js. Bring ` +
      'plugins/bundle-diet/prefetch.cjs after it.',
  );
};

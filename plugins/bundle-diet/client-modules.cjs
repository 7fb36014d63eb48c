// require("…/@docusaurus/theme-classic/lib/prism-include-languages"),
const LANGUAGES = /\n *require\("[^"\n]*theme-classic[^"\n]*prism-include-languages"\),/;

/**
 * Loader for `.docusaurus/client-modules.js`: leaves out Prism and its languages, since blocks of code
 * get their colours when the site is built (src/rendering/code-blocks).
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanClientModules(source) {
  if (LANGUAGES.test(source)) return source.replace(LANGUAGES, '');
  throw new Error(
    '.docusaurus/client-modules.js does not require prism-include-languages of the classic theme as expected. ' +
      'Bring plugins/bundle-diet/client-modules.cjs after it.',
  );
};

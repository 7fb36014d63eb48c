const BEGIN = 'var Prism = __toESM(require_prism());\n';
const END = '// src/themes/index.ts';

/**
 * Loader for prism-react-renderer: takes out the twenty grammars that it brings whether the pages
 * use them or not. Those that they use come from `additionalLanguages` of the theme's settings.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function withoutDefaultGrammars(source) {
  const begin = source.indexOf(BEGIN);
  const end = source.indexOf(END);
  if (begin === -1 || end < begin) {
    throw new Error(
      `prism-react-renderer no longer has its grammars between «${BEGIN.trim()}» and «${END}». ` +
        'Look at its dist/index.mjs and bring plugins/bundle-diet/default-grammars.cjs after it.',
    );
  }
  return source.slice(0, begin + BEGIN.length) + source.slice(end);
};

const BEGIN = 'export default ';

/** What the configuration says to the build alone. */
const FOR_THE_BUILD = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/**
 * Loader for `.docusaurus/docusaurus.config.mjs` in the browser: leaves out the options of plugins and
 * the rest that only the build reads.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanSiteConfig(source) {
  const begin = source.indexOf(BEGIN);
  const end = source.lastIndexOf('}') + 1;
  if (begin === -1 || !source.startsWith('{', begin + BEGIN.length)) {
    throw new Error(
      `.docusaurus/docusaurus.config.mjs is not written as expected, «${BEGIN}{…}». Bring ` +
        'plugins/bundle-diet/site-config.cjs after it.',
    );
  }
  const config = JSON.parse(source.slice(begin + BEGIN.length, end));
  const kept = Object.entries(config).filter(([name]) => !FOR_THE_BUILD.has(name));
  return `${BEGIN}${JSON.stringify(Object.fromEntries(kept))};`;
};

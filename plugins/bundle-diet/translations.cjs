// description: 'The ARIA label for the breadcrumbs',
const PROPERTY = /\n\s*description:\s*(?:'[^'\n]*'|"[^"\n]*"),?(?=\s*\n)/g;
// description="The label alongside a tag list"
const ATTRIBUTE = /\s+description="[^"]*"/g;

/**
 * Loader for the theme: leaves out what its messages tell a translator.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function withoutDescriptions(source) {
  if (!source.includes('@docusaurus/Translate')) return source;
  return source.replace(PROPERTY, '').replace(ATTRIBUTE, '');
};

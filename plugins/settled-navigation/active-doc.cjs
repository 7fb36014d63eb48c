const FUNCTION = 'export function getActiveDocContext(data, pathname) {';

/**
 * Loader for what tells the documentation which of its pages is shown: remembers the last answer. Each
 * section of the navbar asks twice, and every time the address was matched with every page there is.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function withRememberedDoc(source) {
  if (!source.includes(FUNCTION)) {
    throw new Error(
      `@docusaurus/plugin-content-docs no longer has «${FUNCTION}» in its docsClientUtils.js. Bring ` +
        'plugins/settled-navigation/active-doc.cjs after it.',
    );
  }
  return `${source.replace(FUNCTION, 'function findActiveDocContext(data, pathname) {')}
let last = {};
export function getActiveDocContext(data, pathname) {
  if (last.data !== data || last.pathname !== pathname) {
    last = { data, pathname, context: findActiveDocContext(data, pathname) };
  }
  return last.context;
}`;
};

const SEARCH = `activeVersion?.docs.find((doc) => !!matchPath(pathname, {
        path: doc.path,
        exact: true,
        strict: false,
    }))`;

/**
 * Loader for what tells the documentation which of its pages is shown: looks the address up. Each
 * section of the navbar asks twice, and every time the address was matched with every page there is.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function withIndexedDocs(source) {
  if (!source.includes(SEARCH)) {
    throw new Error(
      `@docusaurus/plugin-content-docs no longer has «${SEARCH}» in its docsClientUtils.js. Bring ` +
        'plugins/settled-navigation/active-doc.cjs after it.',
    );
  }
  return `${source.replace(SEARCH, 'activeVersion && docAt(activeVersion.docs, pathname)')}
const docsByAddress = new WeakMap();
// As the router matches: neither case nor a slash at the end tells pages apart.
const addressOf = (pathname) => pathname.toLowerCase().replace(/(.)\\/$/, '$1');
function docAt(docs, pathname) {
  if (!docsByAddress.has(docs)) {
    docsByAddress.set(docs, new Map(docs.map((doc) => [addressOf(doc.path), doc])));
  }
  return docsByAddress.get(docs).get(addressOf(pathname));
}`;
};

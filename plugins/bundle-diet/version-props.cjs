/**
 * @typedef {{ type: string, href?: string, docId?: string, items?: SidebarItem[] }} SidebarItem
 * @typedef {{ version: { docsSidebars: Record<string, SidebarItem[]>, docs: Record<string, object> } }} VersionProps
 */

/**
 * Ids of the pages that a category page lists as cards; only cards look a page up by its id.
 *
 * @param {SidebarItem[]} items
 * @param {boolean} isListed
 * @returns {string[]}
 */
function cardIds(items, isListed) {
  return items.flatMap(({ href, docId, items: inner = [] }) => [
    ...(isListed && docId ? [docId] : []),
    ...cardIds(inner, href?.includes('/category/') ?? false),
  ]);
}

/**
 * Loader for the props that all documentation pages share: keeps title and description of the pages
 * that are shown as cards. Those of all others would be two thirds of the file.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanVersionProps(source) {
  /** @type {VersionProps} */
  const props = JSON.parse(source);
  const { docsSidebars, docs } = props.version;
  const ids = new Set(cardIds(Object.values(docsSidebars).flat(), false));
  props.version.docs = Object.fromEntries(Object.entries(docs).filter(([id]) => ids.has(id)));
  return JSON.stringify(props);
};

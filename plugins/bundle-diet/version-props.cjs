/**
 * @typedef {{ type: string, href?: string, label?: string, docId?: string, unlisted?: boolean, items?: SidebarItem[] }} SidebarItem
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
 * The beginning of an address that its document's id does not have: `/docs/`.
 *
 * @param {SidebarItem[]} items
 * @returns {string | undefined}
 */
function addressPrefix(items) {
  for (const { href = '', docId, items: inner = [] } of items) {
    const name = docId?.replace(/(^|\/)index$/, '$1');
    if (name && href.endsWith(name)) return href.slice(0, -name.length);
    const prefix = addressPrefix(inner);
    if (prefix !== undefined) return prefix;
  }
  return undefined;
}

/**
 * Writes links of which all follows from two words as those two words.
 *
 * @param {SidebarItem[]} items
 * @param {string} prefix
 * @returns {unknown[]}
 */
function shortItems(items, prefix) {
  return items.map((item) => {
    const { type, href = '', label, docId, unlisted, items: inner, ...others } = item;
    if (inner) return { ...item, items: shortItems(inner, prefix) };
    const id = href.slice(prefix.length) + (href.endsWith('/') ? 'index' : '');
    const isPlain = type === 'link' && href.startsWith(prefix) && docId === id && !unlisted;
    return isPlain && Object.keys(others).length === 0 ? [href, label] : item;
  });
}

/**
 * Loader for the props that all documentation pages share: keeps title and description of the pages
 * that are shown as cards, for those of all others would be two thirds of the file, and writes the
 * links of the sidebars short.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanVersionProps(source) {
  /** @type {VersionProps} */
  const props = JSON.parse(source);
  const { docsSidebars, docs } = props.version;
  const items = Object.values(docsSidebars).flat();
  const ids = new Set(cardIds(items, false));
  const prefix = addressPrefix(items) ?? '/';
  const version = {
    ...props.version,
    docs: Object.fromEntries(Object.entries(docs).filter(([id]) => ids.has(id))),
    docsSidebars: Object.fromEntries(
      Object.entries(docsSidebars).map(([name, own]) => [name, shortItems(own, prefix)]),
    ),
  };
  return `const props = JSON.parse(${JSON.stringify(JSON.stringify({ ...props, version }))});
const whole = (items) => items.map((item) => {
  if (!Array.isArray(item)) return item.items ? { ...item, items: whole(item.items) } : item;
  const [href, label] = item;
  const docId = href.slice(${prefix.length}) + (href.endsWith('/') ? 'index' : '');
  return { type: 'link', href, label, docId, unlisted: false };
});
const sidebars = props.version.docsSidebars;
for (const name in sidebars) sidebars[name] = whole(sidebars[name]);
export default props;`;
};

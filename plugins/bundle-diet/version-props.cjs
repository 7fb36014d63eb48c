const { readFileSync } = require('node:fs');
const path = require('node:path');
const { readDocPages } = require('./doc-pages.cjs');

/**
 * @typedef {{ type: string, href?: string, label?: string, docId?: string, unlisted?: boolean, collapsed?: boolean, collapsible?: boolean, items?: SidebarItem[] }} SidebarItem
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
 * Writes items of which all follows from a page and a label as the place of that page in the table
 * and the label, and those that fold like all others with what they hold besides.
 *
 * @param {SidebarItem[]} items
 * @param {string} prefix
 * @param {Map<string, number>} places
 * @returns {unknown[]}
 */
function shortItems(items, prefix, places) {
  return items.map((item) => {
    const { type, href = '', label, docId, unlisted, items: inner, ...others } = item;
    const place = places.get(href);
    if (inner) {
      const within = shortItems(inner, prefix, places);
      const { collapsed, collapsible, ...rest } = others;
      const isPlain = type === 'category' && collapsed && collapsible && !docId;
      return isPlain && place !== undefined && Object.keys(rest).length === 0
        ? [place, label, within]
        : { ...item, items: within };
    }
    const id = href.slice(prefix.length) + (href.endsWith('/') ? 'index' : '');
    const isPlain = type === 'link' && docId === id && unlisted === false;
    return isPlain && place !== undefined && Object.keys(others).length === 0
      ? [place, label]
      : item;
  });
}

/**
 * Loader for the props that all documentation pages share: keeps title and description of the pages
 * that are shown as cards, for those of all others would be two thirds of the file, and writes the
 * sidebars by the table of pages.
 *
 * @this {{ addDependency(file: string): void, getOptions(): { generatedFilesDir: string } }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanVersionProps(source) {
  const { generatedFilesDir } = this.getOptions();
  const files = ['routes.js', 'routesChunkNames.json'].map((file) =>
    path.join(generatedFilesDir, file),
  );
  for (const file of files) this.addDependency(file);
  const [routes = '', names = ''] = files.map((file) => readFileSync(file, 'utf8'));
  const pages = readDocPages(routes, JSON.parse(names)).groups.flatMap((group) => group.pages);
  const places = new Map(pages.map(({ path: own }, index) => [own, index]));

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
      Object.entries(docsSidebars).map(([name, own]) => [name, shortItems(own, prefix, places)]),
    ),
  };
  return `import { docPages } from '@generated/routesChunkNames';
const pages = docPages.flat();
const props = JSON.parse(${JSON.stringify(JSON.stringify({ ...props, version }))});
const whole = (items) => items.map((item) => {
  if (!Array.isArray(item)) return item.items ? { ...item, items: whole(item.items) } : item;
  const [place, label, inner] = item;
  const href = pages[place].path;
  if (inner) {
    return { type: 'category', label, items: whole(inner), collapsed: true, collapsible: true, href };
  }
  const docId = href.slice(${prefix.length}) + (href.endsWith('/') ? 'index' : '');
  return { type: 'link', href, label, docId, unlisted: false };
});
const sidebars = props.version.docsSidebars;
for (const name in sidebars) sidebars[name] = whole(sidebars[name]);
export default props;`;
};

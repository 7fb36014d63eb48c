const { readFileSync } = require('node:fs');
const path = require('node:path');
const { readDocPages } = require('./doc-pages.cjs');
const { labelOf, plainWord, readLabels, spelledWords } = require('./item-labels.cjs');

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
 * @param {SidebarItem[]} items
 * @returns {{ label: string, href: string }[]}
 */
function labelledItems(items) {
  return items.flatMap(({ label, href, items: inner = [] }) => [
    ...(label && href ? [{ label, href }] : []),
    ...labelledItems(inner),
  ]);
}

/**
 * Writes items of which all follows from a page by the distance of that page, in the table, from the page
 * of the category around; with the label, where the address does not tell it, and with what they hold.
 *
 * @param {SidebarItem[]} items
 * @param {{ prefix: string, places: Map<string, number>, spellings: Map<string, string> }} known
 * @param {number} [around] place of the category
 * @returns {unknown[]}
 */
function shortItems(items, known, around = 0) {
  const { prefix, places, spellings } = known;
  return items.map((item) => {
    const { type, href = '', label, docId, unlisted, items: inner, ...others } = item;
    const place = places.get(href);
    const distance = (place ?? 0) - around;
    const ownLabel = label === labelOf(href, spellings) ? 0 : label;
    if (inner) {
      const { collapsed, collapsible, ...rest } = others;
      const isPlain = type === 'category' && collapsed && collapsible && !docId;
      return isPlain && place !== undefined && Object.keys(rest).length === 0
        ? [distance, ownLabel, shortItems(inner, known, place)]
        : { ...item, items: shortItems(inner, known, around) };
    }
    const id = href.slice(prefix.length) + (href.endsWith('/') ? 'index' : '');
    const isPlain = type === 'link' && docId === id && unlisted === false;
    if (!isPlain || place === undefined || Object.keys(others).length > 0) return item;
    return ownLabel ? [distance, ownLabel] : distance;
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
  const words = spelledWords(labelledItems(items));
  const spellings = new Map(words.map((word) => [plainWord(word), word]));
  const version = {
    ...props.version,
    docs: Object.fromEntries(Object.entries(docs).filter(([id]) => ids.has(id))),
    docsSidebars: Object.fromEntries(
      Object.entries(docsSidebars).map(([name, own]) => [
        name,
        shortItems(own, { prefix, places, spellings }),
      ]),
    ),
  };
  return `import { docPages } from '@generated/routesChunkNames';
const pages = docPages.flat();
const props = JSON.parse(${JSON.stringify(JSON.stringify({ ...props, version }))});
${readLabels}
const spellings = new Map(${JSON.stringify(words.join(' '))}.split(' ').map((word) => [plainWord(word), word]));
const whole = (items, around) => items.map((item) => {
  if (item.type) return item.items ? { ...item, items: whole(item.items, around) } : item;
  const [distance, ownLabel, inner] = [item].flat();
  const place = around + distance;
  const href = pages[place].path;
  const label = ownLabel || labelOf(href, spellings);
  if (inner) {
    return { type: 'category', label, items: whole(inner, place), collapsed: true, collapsible: true, href };
  }
  const docId = href.slice(${prefix.length}) + (href.endsWith('/') ? 'index' : '');
  return { type: 'link', href, label, docId, unlisted: false };
});
const sidebars = props.version.docsSidebars;
for (const name in sidebars) sidebars[name] = whole(sidebars[name], 0);
export default props;`;
};

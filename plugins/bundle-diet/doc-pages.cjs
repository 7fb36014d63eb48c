/**
 * @typedef {Record<string, unknown>} ChunkNames
 * @typedef {{ path: string, content: string }} Page
 * @typedef {{ component: string, sidebar?: string, pages: Page[] }} PageGroup
 */

// { path: '…', component: ComponentCreator('…', 'c69'), exact: true, sidebar: "…" }
const ROUTE =
  /\{\s*path: '([^'\s]+)',\s*component: ComponentCreator\('\1', '([^'\n]+)'\),\s*exact: true(?:,\s*sidebar: "([^"\n]+)")?\s*\}/g;
const MARK = /(?:\0\d+\0,?\s*)+/g;

/**
 * How often each chunk is named.
 *
 * @param {unknown} names
 * @param {Map<string, number>} [uses]
 * @returns {Map<string, number>}
 */
function countUses(names, uses = new Map()) {
  if (typeof names === 'string') uses.set(names, (uses.get(names) ?? 0) + 1);
  else for (const inner of Object.values(names ?? {})) countUses(inner, uses);
  return uses;
}

/**
 * Parts what the framework writes of the routes into pages of the plain kind, which are a component
 * and a content of their own, and the rest.
 *
 * @param {string} routes source of `.docusaurus/routes.js`
 * @param {Record<string, ChunkNames>} names content of `.docusaurus/routesChunkNames.json`
 * @returns {{ groups: PageGroup[], routes: string, names: Record<string, ChunkNames> }} neighbouring
 *   pages of a kind; the source with `...docRoutes(0)` in the place of each group; the other names
 */
function readDocPages(routes, names) {
  const rest = { ...names };
  const uses = countUses(names);
  /** @type {{ component: string, sidebar?: string, path: string, content: string }[]} */
  const pages = [];
  const marked = routes.replace(ROUTE, (route, path, hash, sidebar) => {
    const own = names[`${path}-${hash}`];
    const { __comp: component, content, ...others } = own ?? {};
    if (typeof component !== 'string' || typeof content !== 'string') return route;
    if (Object.keys(others).length > 0 || uses.get(content) !== 1) return route;
    delete rest[`${path}-${hash}`];
    pages.push({ component, sidebar, path, content });
    return `\0${pages.length - 1}\0`;
  });

  /** @type {PageGroup[]} */
  const groups = [];
  const source = marked.replace(MARK, (marks) => {
    const first = groups.length;
    for (const [index] of marks.matchAll(/\d+/g)) {
      const page = pages[Number(index)];
      if (!page) continue;
      const { component, sidebar, path, content } = page;
      const last = groups.length > first ? groups[groups.length - 1] : undefined;
      if (last && last.component === component && last.sidebar === sidebar) {
        last.pages.push({ path, content });
      } else {
        groups.push({ component, sidebar, pages: [{ path, content }] });
      }
    }
    return groups
      .slice(first)
      .map((_, offset) => `...docRoutes(${first + offset}),`)
      .join('');
  });
  return { groups, routes: source, names: rest };
}

/**
 * The chunks of the pages, by the names that the framework gave them. Theirs are hashes, which nothing
 * makes smaller; these follow from the place of the page in the table.
 *
 * @param {PageGroup[]} groups
 * @returns {Map<string, string>}
 */
function pageChunks(groups) {
  const pages = groups.flatMap(({ pages: own }) => own);
  return new Map(pages.map(({ content }, index) => [content, `p${index.toString(36)}`]));
}

module.exports = { readDocPages, pageChunks };

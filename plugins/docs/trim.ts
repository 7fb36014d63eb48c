import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { DocusaurusConfig, RouteConfig } from '@docusaurus/types';

/** Items that look documents up in the global data; ours might, so those are taken for such. */
const READS_DOCS = /^(?:doc|custom-)/;

function unexpected(what: string): Error {
  return new Error(
    `@docusaurus/plugin-content-docs no longer has ${what}. Look at its lib/routes.js and ` +
      'lib/globalData.js, and bring plugins/docs/trim.ts after them.',
  );
}

/** Paths of the pages that the framework generates for categories, with a card for each item. */
function indexPaths({ path, props, routes = [] }: RouteConfig): string[] {
  return [...(props?.categoryGeneratedIndex ? [path] : []), ...routes.flatMap(indexPaths)];
}

/** Documents that are cards: items of a category for which the framework generates a page. */
function cardIds(items: readonly PropSidebarItem[], indexes: ReadonlySet<string>): string[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const cards = indexes.has(item.href ?? '') ? item.items : [];
    return [
      ...cards.flatMap((card) => (card.type === 'link' && card.docId ? card.docId : [])),
      ...cardIds(item.items, indexes),
    ];
  });
}

/** Stands for the id of a document that is no card: breadcrumbs ask whether an item has one, not which. */
const SOME_ID = '-';

/** An item of a sidebar without what only cards read, and what is so unless said otherwise. */
function trimItem(item: PropSidebarItem, ids: ReadonlySet<string>): PropSidebarItem {
  if (item.type === 'category') {
    return { ...item, items: item.items.map((child) => trimItem(child, ids)) };
  }
  if (item.type !== 'link') return item;
  const { docId, unlisted, ...link } = item;
  const kept = docId && !ids.has(docId) ? SOME_ID : docId;
  return { ...link, ...(kept && { docId: kept }), ...(unlisted && { unlisted }) };
}

/**
 * The route of the documentation, whose versions keep the title and description of those documents
 * only that are shown as cards: nothing else looks a document up by its id.
 *
 * @throws Error when a route has no version where one is expected
 */
export function trimRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (version?.docs && version.docsSidebars) {
    const indexes = new Set(indexPaths(route));
    const ids = new Set(cardIds(Object.values(version.docsSidebars).flat(), indexes));
    const docs = Object.fromEntries(Object.entries(version.docs).filter(([id]) => ids.has(id)));
    const docsSidebars = Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [
        name,
        items.map((item) => trimItem(item, ids)),
      ]),
    );
    return { ...route, props: { ...route.props, version: { ...version, docs, docsSidebars } } };
  }
  if (!route.routes) throw unexpected(`docs and docsSidebars in the route ${route.path}`);
  return { ...route, routes: route.routes.map(trimRoute) };
}

/** Whether a navbar item, or one within it, looks documents up. */
function readsDocs(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const { type, ...others } = item as Record<string, unknown>;
  return READS_DOCS.test(String(type)) || Object.values(others).some(readsDocs);
}

/**
 * The global data without the list of documents, when there is one version and no item of the navbar
 * looks for the document that is shown.
 *
 * @throws Error when the data has no versions
 */
export function trimGlobalData(data: unknown, { themeConfig }: DocusaurusConfig): unknown {
  const { versions: all } = data as Partial<GlobalPluginData>;
  if (!all) throw unexpected('versions in its global data');
  const { navbar } = themeConfig as ThemeConfig;
  if (all.length > 1 || navbar.items.some(readsDocs)) return data;
  const versions = all.map((version) => ({
    ...version,
    docs: [],
    draftIds: [],
    sidebars: {},
  }));
  return { ...(data as GlobalPluginData), versions };
}

import type { CorpusEntry } from '../corpus/tree';

/** How a generator's configuration writes the entries of a sidebar. */
export interface SidebarWriter<Item> {
  page(title: string, path: string): Item;
  /** @param path address of the group's own page */
  group(title: string, path: string, items: Item[]): Item;
}

/** The sidebar entries below a section or group. */
export function sidebarItems<Item>(entry: CorpusEntry, writer: SidebarWriter<Item>): Item[] {
  return entry.children.map((child) =>
    child.children.length === 0
      ? writer.page(child.title, child.path)
      : writer.group(child.title, child.path, sidebarItems(child, writer)),
  );
}

/** Address of a page of the corpus, the same under every generator. */
export function pageUrl(path: string): string {
  return `/docs/${path}/`;
}

/** An entry of a menu as VitePress and Rspress write it. */
interface LinkEntry {
  text: string;
  link: string;
  items?: LinkEntry[];
}

/**
 * The sections in the bar and the sidebar of each, as VitePress and Rspress write them.
 *
 * @param folded what a group says to be folded at first
 */
export function linkMenus(tree: readonly CorpusEntry[], folded: Record<string, boolean>) {
  const sidebar = tree.map((section) => [
    pageUrl(section.path),
    [
      { text: 'Inicio', link: pageUrl(section.path) },
      ...sidebarItems<LinkEntry>(section, {
        page: (text, page) => ({ text, link: pageUrl(page) }),
        group: (text, page, items) => ({ text, link: pageUrl(page), items, ...folded }),
      }),
    ],
  ]);
  return {
    nav: tree.map(({ title, path }) => ({ text: title, link: pageUrl(path) })),
    sidebar: Object.fromEntries(sidebar) as Record<string, LinkEntry[]>,
  };
}

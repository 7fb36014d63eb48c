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

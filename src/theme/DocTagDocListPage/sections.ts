import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

interface Page {
  permalink: string;
}

/** The pages of one section of a sidebar; those that stand in none have no title. */
export interface Section<Item> {
  title: string | undefined;
  pages: Item[];
}

function addressesIn(item: PropSidebarItem): string[] {
  if (item.type === 'html') return [];
  const inner = item.type === 'category' ? item.items.flatMap(addressesIn) : [];
  return item.href === undefined ? inner : [item.href, ...inner];
}

/** Puts pages of a product under the sections of its sidebar, in their order; first those that stand in none. */
export function bySection<Item extends Page>(
  pages: readonly Item[],
  sidebar: readonly PropSidebarItem[],
): Section<Item>[] {
  const sections = sidebar.flatMap((item) =>
    item.type === 'category' ? [{ title: item.label, addresses: addressesIn(item) }] : [],
  );
  const claimed = sections.flatMap(({ addresses }) => addresses);
  const loose = pages.filter(({ permalink }) => !claimed.includes(permalink));
  const grouped = sections.map(({ title, addresses }) => ({
    title,
    pages: pages.filter(({ permalink }) => addresses.includes(permalink)),
  }));
  return [{ title: undefined, pages: loose }, ...grouped].filter(
    (section) => section.pages.length > 0,
  );
}

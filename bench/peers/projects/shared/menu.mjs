import { readFileSync } from 'node:fs';

/** The sections of the corpus; an entry has `title`, `path` and `children`. */
export const sections = JSON.parse(readFileSync('corpus.json', 'utf8'));

const page = ({ title, path }) => ({ text: title, link: `/docs/${path}/` });

/** The bar and the sidebar of each section, as VitePress and Rspress write them. */
export function linkMenus(folded) {
  const items = ({ children }) =>
    children.map((entry) =>
      entry.children.length === 0
        ? page(entry)
        : { ...page(entry), items: items(entry), ...folded },
    );
  const sidebar = sections.map((section) => [page(section).link, items(section)]);
  return { nav: sections.map(page), sidebar: Object.fromEntries(sidebar) };
}

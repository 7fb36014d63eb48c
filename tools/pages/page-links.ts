import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A link as written on a page, with its line in the body when it was typed by hand. */
export interface PageLink {
  url: string;
  line: number | undefined;
}

/** Every link of a page. */
export function linksOf(tree: Root): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, 'link', (node) => {
    links.push({ url: node.url, line: node.position?.start.line });
  });
  return links;
}

/** Every anchor that the headings of a page offer. */
export function anchorsOf(tree: Root): Set<string> {
  const anchors = new Set<string>();
  visit(tree, 'heading', (node) => {
    const id = node.data?.hProperties?.id;
    if (typeof id === 'string') anchors.add(id);
  });
  return anchors;
}

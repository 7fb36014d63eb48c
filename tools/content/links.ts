import type { Link } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ContentPage } from './content';

/** A link of a page as the build sees it. */
export interface PageLink {
  url: string;
  label: string;
  /** Undefined for the links that facts bring. */
  line: number | undefined;
}

function pageLink(node: Link, isWritten: boolean): PageLink {
  const line = isWritten ? node.position?.start.line : undefined;
  return { url: node.url, label: plainText(node).trim(), line };
}

/** Every link of a page. */
export function linksOf(page: ContentPage): PageLink[] {
  const links: PageLink[] = [];
  const lines = new Set<string>();
  visit(page.written, 'link', (node) => {
    lines.add(`${node.position?.start.line} ${node.url}`);
  });
  visit(page.expanded ?? page.written, 'link', (node) => {
    links.push(pageLink(node, lines.has(`${node.position?.start.line} ${node.url}`)));
  });
  return links;
}

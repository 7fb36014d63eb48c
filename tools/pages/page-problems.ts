import type { Heading, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Facts } from '../../src/facts/facts';
import { unknownName } from '../../src/facts/nearest';
import type { ExpandedPage } from './expanded-page';
import { anchorsOf, linksOf } from './page-links';

/** Standalone addresses that pages may link to. */
const otherAddresses = ['/', '/aprender', '/contacto', '/glosario', '/mapa', '/blog', '/docs/tags'];

function isHeading(node: RootContent | undefined): node is Heading {
  return node?.type === 'heading';
}

/** Heading order: no h1 (the title comes from the route map), no skipped level, text under each. */
export function headingProblems({ tree }: ExpandedPage): string[] {
  let depth = 1;
  return tree.children.flatMap((node, index) => {
    if (!isHeading(node)) return [];
    const problems: string[] = [];
    const title = plainText(node);
    if (node.depth === 1)
      problems.push(`«${title}» is an h1; the title comes from data/rutas.yaml, start at ##`);
    if (node.depth > depth + 1)
      problems.push(`«${title}» skips from level ${depth} to ${node.depth}`);
    if (isHeading(tree.children[index + 1]))
      problems.push(`«${title}» has no text before the next heading`);
    depth = node.depth;
    return problems;
  });
}

/** A page leads to at least two others, so that no reader ends in a blind alley. */
export function relatedProblems({ tree }: ExpandedPage): string[] {
  const targets = new Set(
    linksOf(tree)
      .map(({ url }) => url.split('#')[0] ?? '')
      .filter((url) => url.startsWith('/docs/')),
  );
  return targets.size >= 2
    ? []
    : [`links to ${targets.size} other pages; add «::relacionadas» or links to two at least`];
}

/** Links: internal ones lead to a page and an anchor that exist, external ones to example.com. */
export function linkProblems(
  page: ExpandedPage,
  facts: Facts,
  anchorsByUrl: ReadonlyMap<string, Set<string>>,
): string[] {
  const urls = [...facts.routes.values()].map((route) => route.url);
  return linksOf(page.tree).flatMap(({ url, line }) => {
    const place = line === undefined ? '' : ` (line ${line} of the body)`;
    if (/^(https?:|mailto:)/.test(url)) {
      const isExample =
        /^(https?:\/\/([a-z-]+\.)*example\.com(\/|$)|mailto:[^@]+@example\.com$)/.test(url);
      return isExample ? [] : [`${url} is outside example.com${place}`];
    }
    const [pathname = '', anchor] = url.split('#');
    if (pathname === '') {
      return anchor && !anchorsOf(page.tree).has(anchor)
        ? [`#${anchor} is not a heading of this page${place}`]
        : [];
    }
    if (
      otherAddresses.includes(pathname) ||
      pathname.startsWith('/docs/tags/') ||
      pathname.startsWith('/blog/')
    )
      return [];
    if (!urls.includes(pathname))
      return [`${pathname} leads nowhere: ${unknownName(pathname, urls)}${place}`];
    const anchors = anchorsByUrl.get(pathname);
    if (anchor && anchors && !anchors.has(anchor)) {
      return [`${url}: the page has no such heading; it has: ${[...anchors].join(', ')}${place}`];
    }
    return [];
  });
}

import type { Facts } from '../../../src/facts/facts';
import { MESSAGES_URL, messageUrl } from '../../../src/facts/message-url';
import { FINDER_URLS } from '../../../src/rendering/finders/finder-urls';
import { unknownName } from '../../../src/text/nearest';
import type { Content, ContentPage } from '../content';
import { anchorsOf } from '../headings';
import { linksOf } from '../links';
import type { ContentRule, Finding } from '../rule';

const exampleAddress =
  /^(?:https?:\/\/(?:[a-z-]+\.)*example\.com(?:\/|$)|mailto:[^@]+@example\.com$)/;

interface Targets {
  anchorsByUrl: ReadonlyMap<string, ReadonlySet<string>>;
  postUrls: readonly string[];
}

function standaloneUrl(page: ContentPage): string {
  const name = page.file.replace(/^.*\/|\.mdx?$/g, '');
  return name === 'index' ? '/' : `/${name}`;
}

/** Pages that a plugin makes of the messages, with the anchors that other pages may name. */
function messageUrls({ messages, products }: Facts): [string, ReadonlySet<string>][] {
  const anchors = new Set(products.map(({ clave }) => clave));
  return [
    [MESSAGES_URL, anchors],
    ...messages.map(({ codigo }): [string, ReadonlySet<string>] => [messageUrl(codigo), new Set()]),
  ];
}

/** Pages that a plugin makes to find something among the facts. */
function finderUrls(): [string, ReadonlySet<string>][] {
  return Object.values(FINDER_URLS).map((url) => [url, new Set()]);
}

function targetsOf({ pages, facts }: Content): Targets {
  const urls = pages.flatMap((page): [string, ContentPage][] => {
    if (page.route) return [[page.route.url, page]];
    return page.kind === 'standalone' ? [[standaloneUrl(page), page]] : [];
  });
  return {
    anchorsByUrl: new Map([
      ...urls.map(([url, page]): [string, ReadonlySet<string>] => [url, anchorsOf(page)]),
      ...messageUrls(facts),
      ...finderUrls(),
    ]),
    postUrls: pages.flatMap(({ kind, frontMatter }) =>
      kind === 'post' ? [`/blog/${String(frontMatter.slug)}`] : [],
    ),
  };
}

/** Pages that the framework makes of tags, posts and categories of a sidebar; the build looks for those itself. */
function isListing(pathname: string): boolean {
  return /^\/(?:docs|blog)\/tags(?:\/|$)|^\/docs\/category\/|^\/blog(?:\/archive|\/authors(?:\/|$))?$/.test(
    pathname,
  );
}

function listed(anchors: ReadonlySet<string>): string {
  return anchors.size === 0 ? 'it has no headings' : `it has: ${[...anchors].join(', ')}`;
}

function addressProblem(
  url: string,
  ownAnchors: ReadonlySet<string>,
  { anchorsByUrl, postUrls }: Targets,
): string | undefined {
  if (/^(?:https?:|mailto:)/.test(url)) {
    return exampleAddress.test(url)
      ? undefined
      : `${url} is outside example.com; nothing real is linked from these pages`;
  }
  const [address = '', anchor] = url.split('#');
  const [pathname = ''] = address.split('?');
  if (isListing(pathname) || postUrls.includes(pathname)) return undefined;
  const anchors = pathname === '' ? ownAnchors : anchorsByUrl.get(pathname);
  if (!anchors) {
    return `${pathname} leads nowhere: ${unknownName(pathname, [...anchorsByUrl.keys(), ...postUrls])}`;
  }
  // The glossary writes its anchors in components of its own.
  if (!anchor || pathname === '/glosario' || anchors.has(anchor)) return undefined;
  return `${url}: there is no heading #${anchor} there; ${listed(anchors)}`;
}

export class KnownLinks implements ContentRule {
  readonly id = 'known-links';
  readonly severity = 'error';
  readonly asks =
    'Every link leads to a page and a heading that exist; outside the site, only to `example.com`.';

  check(content: Content): Finding[] {
    const targets = targetsOf(content);
    return content.pages.flatMap((page) => {
      const ownAnchors = anchorsOf(page);
      return linksOf(page).flatMap(({ url, line }) => {
        const message = addressProblem(url, ownAnchors, targets);
        return message === undefined ? [] : [{ file: page.file, line, message }];
      });
    });
  }
}

import type { Link, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Facts } from '../../../src/facts/facts';
import { MESSAGES_URL, messageUrl } from '../../../src/facts/message-url';
import type { Route } from '../../../src/facts/routes';
import { FINDER_URLS } from '../../../src/rendering/finders/finder-urls';
import { unknownName } from '../../../src/text/nearest';
import type { Content, ContentPage } from '../content';
import { nodesOf, pageRule } from '../rule';

/** A link of a page as the build sees it. */
interface PageLink {
  url: string;
  label: string;
  /** Undefined for the links that facts bring. */
  line: number | undefined;
}

/** Every link of a page. */
function linksOf({ written, expanded }: ContentPage): PageLink[] {
  const placeOf = ({ url, position }: Link) => `${position?.start.line} ${url}`;
  const typed = new Set(nodesOf(written, 'link').map(placeOf));
  return nodesOf(expanded ?? written, 'link').map((node) => ({
    url: node.url,
    label: plainText(node).trim(),
    line: typed.has(placeOf(node)) ? node.position?.start.line : undefined,
  }));
}

/** Every anchor that a page offers: its headings, and what its directives name with an id. */
function anchorsOf({ expanded, written }: ContentPage): Set<string> {
  const anchors: unknown[] = [];
  visit((expanded ?? written) as Root, (node) => {
    if (node.type === 'heading') anchors.push(node.data?.hProperties?.id);
    if (node.type === 'htmlNode') anchors.push(node.data.hProperties.id);
    if (node.type !== 'mdxJsxFlowElement') return;
    const id = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id');
    anchors.push(id?.value);
  });
  return new Set(anchors.filter((anchor) => typeof anchor === 'string'));
}

const exampleAddress =
  /^(?:https?:\/\/(?:[a-z-]+\.)*example\.com(?:\/|$)|mailto:[^@]+@example\.com$)/;

/** Pages that the framework makes of tags, posts and categories of a sidebar; the build looks for those itself. */
const listings =
  /^\/(?:docs|blog)\/tags(?:\/|$)|^\/docs\/category\/|^\/blog(?:\/archive|\/authors(?:\/|$))?$/;

type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** The address of a page of the documentation, a post or a standalone page. */
function urlOf({ route, kind, file, frontMatter }: ContentPage): string {
  if (route) return route.url;
  if (kind === 'post') return `/blog/${String(frontMatter.slug)}`;
  const name = file.replace(/^.*\/|\.mdx?$/g, '');
  return name === 'index' ? '/' : `/${name}`;
}

/** The addresses that pages may name, with their anchors; those of messages and finders are made by plugins. */
function anchorsByUrl({ pages, facts }: Content): Anchors {
  const products = facts.products.map(({ clave }) => clave);
  const made = [
    ...facts.messages.map(({ codigo }) => messageUrl(codigo)),
    ...Object.values(FINDER_URLS),
  ];
  return new Map([
    ...made.map((url) => [url, new Set<string>()] as const),
    [MESSAGES_URL, new Set(products)] as const,
    ...pages.map((page) => [urlOf(page), anchorsOf(page)] as const),
  ]);
}

function addressProblem(url: string, own: string, known: Anchors): string | undefined {
  if (/^(?:https?:|mailto:)/.test(url)) {
    return exampleAddress.test(url)
      ? undefined
      : `${url} is outside example.com; nothing real is linked from these pages`;
  }
  const [address = '', anchor] = url.split('#');
  const [pathname = ''] = address.split('?');
  if (listings.test(pathname)) return undefined;
  const anchors = known.get(pathname || own);
  if (!anchors) return `${pathname} leads nowhere: ${unknownName(pathname, [...known.keys()])}`;
  // The glossary writes its anchors in components of its own.
  if (!anchor || pathname === '/glosario' || anchors.has(anchor)) return undefined;
  const offered = anchors.size > 0 ? `it has: ${[...anchors].join(', ')}` : 'it has no headings';
  return `${url}: there is no heading #${anchor} there; ${offered}`;
}

export const knownLinks = pageRule(
  'known-links',
  'Every link leads to a page and a heading that exist; outside the site, only to `example.com`.',
  (content) => {
    const known = anchorsByUrl(content);
    return function* (page) {
      for (const { url, line } of linksOf(page)) {
        const message = addressProblem(url, urlOf(page), known);
        if (message !== undefined) yield { line, message };
      }
    };
  },
);

/** Labels that make sense only to someone who sees the sentence around them. */
const vagueLabel =
  /^(?:(?:haga |de |dé |dele )?cli(?:c|ck|que) )?(?:aqu[ií]|ac[aá]|all[ií]|ah[ií])$|^(?:ver|vea|leer|lea|saber|conozca)? ?(?:m[aá]s|esto|este enlace|esta p[aá]gina|el enlace|la p[aá]gina|enlace|p[aá]gina|siguiente|documentaci[oó]n)$/iu;

/** Whether a label names its target: by its title, in a menu, or as a product whose name is a title too. */
function isNameOf(label: string, { title, label: short, path }: Route, facts: Facts): boolean {
  const product = facts.products.find(({ clave }) => clave === path);
  return [title, short, product?.nombre].includes(label);
}

function labelProblem({ url, label }: PageLink, facts: Facts): string | undefined {
  const routes = [...facts.routes.values()];
  const [pathname] = url.split('#');
  const target = routes.find((route) => route.url === pathname);
  const better = target ? `«${target.title}»` : 'the title of the page or the action';
  if (label === '') return `the link to ${url} has no words; use ${better}`;
  if (vagueLabel.test(label)) return `«${label}» does not say where it leads; use ${better}`;
  if (/^(?:https?:\/\/|\/)\S+$/.test(label)) {
    return `«${label}» is an address, which nobody can read aloud; use ${better}`;
  }
  const titled = routes.filter(({ title }) => title === label).map((route) => route.url);
  if (!target || titled.length === 0 || isNameOf(label, target, facts)) return undefined;
  return `«${label}» is the title of ${titled.join(', ')}, but the link leads to ${url}, titled ${better}`;
}

export const linkLabels = pageRule(
  'link-labels',
  'The words of a link say where it leads: the title of the page or the action; never «aquí», an address, or the title of another page.',
  ({ facts }) =>
    function* (page) {
      for (const link of linksOf(page)) {
        const message = labelProblem(link, facts);
        if (message !== undefined) yield { line: link.line, message };
      }
    },
);

const FEWEST_LINKS = 2;

export const leadsOn = pageRule(
  'leads-on',
  `A documentation page links to ${FEWEST_LINKS} others at least, so that nobody ends in a blind alley.`,
  () => (page) => {
    const targets = new Set(linksOf(page).map(({ url }) => url.split('#')[0] ?? ''));
    const others = [...targets].filter((url) => url.startsWith('/docs/') && url !== urlOf(page));
    if (page.kind !== 'doc' || others.length >= FEWEST_LINKS) return [];
    const message = `links to ${others.length} other pages; add «::relacionadas» or links to ${FEWEST_LINKS} at least`;
    return [{ message }];
  },
);

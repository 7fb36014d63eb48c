import type { Link } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Facts } from '../../../src/facts/facts';
import type { Route } from '../../../src/facts/routes';
import type { ContentPage } from '../content';
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

const exampleAddress =
  /^(?:https?:\/\/(?:[a-z-]+\.)*example\.com(?:\/|$)|mailto:[^@]+@example\.com$)/;

export const exampleLinks = pageRule(
  'example-links',
  'Outside the site, links lead only to `example.com`; the build looks for those within it.',
  () =>
    function* (page) {
      for (const { url, line } of linksOf(page)) {
        if (!/^(?:https?:|mailto:)/.test(url) || exampleAddress.test(url)) continue;
        const message = `${url} is outside example.com; nothing real is linked from these pages`;
        yield { line, message };
      }
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
    const others = [...targets].filter(
      (url) => url.startsWith('/docs/') && url !== page.route?.url,
    );
    if (page.kind !== 'doc' || others.length >= FEWEST_LINKS) return [];
    const message = `links to ${others.length} other pages; add «::relacionadas» or links to ${FEWEST_LINKS} at least`;
    return [{ message }];
  },
);

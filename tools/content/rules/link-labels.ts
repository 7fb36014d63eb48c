import type { Route } from '../../../src/facts/routes';
import type { Content, ContentPage } from '../content';
import { linksOf, type PageLink } from '../links';
import { type PageProblem, PageRule } from '../rule';

/** Labels that make sense only to someone who sees the sentence around them. */
const vagueLabel =
  /^(?:(?:haga |de |dé |dele )?cli(?:c|ck|que) )?(?:aqu[ií]|ac[aá]|all[ií]|ah[ií])$|^(?:ver|vea|leer|lea|saber|conozca)? ?(?:m[aá]s|esto|este enlace|esta p[aá]gina|el enlace|la p[aá]gina|enlace|p[aá]gina|siguiente|documentaci[oó]n)$/iu;

/** Whether a label names the product whose root it leads to: «Compras», which is also a title. */
function isProductName(label: string, { path }: Route, { facts }: Content): boolean {
  return facts.products.some((product) => product.clave === path && product.nombre === label);
}

function labelProblem({ url, label }: PageLink, content: Content): string | undefined {
  const routes = [...content.facts.routes.values()];
  const [pathname] = url.split('#');
  const target = routes.find((route) => route.url === pathname);
  const better = target ? `«${target.title}»` : 'the title of the page or the action';
  if (label === '') return `the link to ${url} has no words; use ${better}`;
  if (vagueLabel.test(label)) return `«${label}» does not say where it leads; use ${better}`;
  if (/^(?:https?:\/\/|\/)\S+$/.test(label)) {
    return `«${label}» is an address, which nobody can read aloud; use ${better}`;
  }
  const titled = routes.filter((route) => route.title === label);
  if (
    target &&
    titled.length > 0 &&
    !titled.includes(target) &&
    label !== target.label &&
    !isProductName(label, target, content)
  ) {
    return `«${label}» is the title of ${titled.map((route) => route.url).join(', ')}, but the link leads to ${url}, titled ${better}`;
  }
  return undefined;
}

export class LinkLabels extends PageRule {
  readonly id = 'link-labels';
  readonly severity = 'error';
  readonly asks =
    'The words of a link say where it leads: the title of the page or the action; never «aquí», an address, or the title of another page.';

  protected problemsOf(page: ContentPage, content: Content): PageProblem[] {
    return linksOf(page).flatMap((link) => {
      const message = labelProblem(link, content);
      return message === undefined ? [] : [{ line: link.line, message }];
    });
  }
}

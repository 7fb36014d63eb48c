import { menuOf, menuProblem } from '../../facts/menu-paths';
import type { Route } from '../../facts/routes';
import { descriptionOf } from '../doc-file';
import { fileLink, link, list, tableOf } from '../markdown/nodes';
import {
  type BlockDirective,
  DirectiveError,
  findRoute,
  type InlineDirective,
  type PageContext,
  pagePath,
} from './directive';
import { commonPageFacts } from './own-page';

/** «Vea Cierre de caja y Recogidas.», each a link; at least one page. */
export function seePages(routePaths: readonly string[]): string {
  const links = routePaths.map((routePath) => `:pagina[${routePath}]`);
  return `Vea ${new Intl.ListFormat('es').format(links)}.`;
}

/** `:pagina[delfin/consultas/kardex]`: link with the page's title. */
export const page: InlineDirective = (label, _attributes, context) => {
  const { url, title } = findRoute(context, label);
  return [link(url, title)];
};

/**
 * `:menu[delfin/archivos/maestros/clientes]`: the menu path that opens what a page explains. A path to a
 * window without a page is written out: `:menu[Ayuda > Acerca de Delfín]`.
 */
export const menu: InlineDirective = (label, _attributes, { facts }) => {
  const problem = menuProblem(label, facts);
  if (problem !== undefined) throw new DirectiveError(problem);
  return `**${menuOf(label, facts) ?? label}**`;
};

/** Files that the build writes for readers to save. */
const FILES = ['openapi.yaml', 'ayuda.json'];

/** `:archivo[openapi.yaml]`: link that saves a file which the build writes. */
export const file: InlineDirective = (label) => {
  if (FILES.includes(label)) return [fileLink(label, label, { download: label })];
  throw new DirectiveError(`«${label}» is no file for readers; use one of: ${FILES.join(', ')}`);
};

/** `::relacionadas`: links to the related pages of the facts, and to the group the page belongs to. */
export const related: BlockDirective = (attributes, context) => {
  const { relacionadas } = commonPageFacts(attributes, context);
  const { parent } = findRoute(context, pagePath(attributes, context));
  const targets = new Set([...relacionadas, ...(parent ? [parent] : [])]);
  return [list([...targets].map((target) => `:pagina[${target}]`))];
};

/** What each child page is for; of reports, the question that each answers. */
function purposes(route: Route, context: PageContext): { title: string; of: string[] } {
  const { facts, docsDir } = context;
  const questions = route.children.flatMap(
    (child) => facts.reports.find(({ ruta }) => ruta === child)?.pregunta ?? [],
  );
  if (questions.length === route.children.length) return { title: 'Qué responde', of: questions };
  const descriptions = route.children.map((child) => descriptionOf(facts.routes, child, docsDir));
  return { title: 'Para qué sirve', of: descriptions };
}

/** `::paginas`: the child pages and what each is for, or which question each report answers. */
export const childPages: BlockDirective = (attributes, context) => {
  const route = findRoute(context, pagePath(attributes, context));
  if (route.children.length === 0) {
    throw new DirectiveError(
      `${route.path} groups no pages in data/rutas.yaml, so it has nothing to list`,
    );
  }
  const { title, of } = purposes(route, context);
  return [
    tableOf(
      route.children,
      ['Página', (child) => `:pagina[${child}]`],
      [title, (child) => of[route.children.indexOf(child)] ?? ''],
    ),
  ];
};

import type { PhrasingContent } from 'mdast';
import { changesOf } from '../../facts/releases';
import type { Route } from '../../facts/routes';
import { formatDay } from '../markdown/format';
import { element, link, list, paragraph, strong, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import {
  type BlockDirective,
  DirectiveError,
  findRoute,
  type PageContext,
  pagePath,
} from './directive';

/** Pages at a route and below it. */
function countPages(route: Route, context: PageContext): number {
  return route.children.reduce(
    (sum, child) => sum + countPages(findRoute(context, child), context),
    1,
  );
}

function sectionLink(route: Route, context: PageContext): PhrasingContent[] {
  const pages = countPages(route, context);
  return [
    link(route.url, route.label),
    text(' '),
    element('small', {}, [text(pages === 1 ? '1 página' : `${pages} páginas`)]),
  ];
}

/** `::secciones`: what hangs from the page, with how many pages each holds. */
export const sections: BlockDirective = (attributes, context) => {
  const { children } = findRoute(context, pagePath(attributes, context));
  return [
    element('div', { className: ['secciones'] }, [
      list(children.map((child) => sectionLink(findRoute(context, child), context))),
    ]),
  ];
};

/** `::lo-ultimo`: what the newest version of the page's product brought, and where to read it all. */
export const latestChanges: BlockDirective = (attributes, context) => {
  const { product } = findRoute(context, pagePath(attributes, context));
  const release = context.facts.releases[product]?.[0];
  if (!release) {
    throw new DirectiveError(`«${product}» has no releases in data/novedades.yaml; add its first`);
  }
  const { url } = findRoute(context, `${product}/novedades`);
  const changes = changesOf(release).map(({ kind, change: { texto } }) =>
    kind === 'correcciones' ? `**Corregido.** ${texto}` : texto,
  );
  return [
    paragraph(
      strong(`Versión ${release.version}`),
      text(`, del ${formatDay(release.fecha)}. `),
      link(url, 'Todas las versiones'),
      text('.'),
    ),
    list(changes.map(inline)),
  ];
};

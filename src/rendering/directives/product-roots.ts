import { changesOf } from '../../facts/releases';
import { formatDay } from '../markdown/format';
import { link, list, paragraph, strong, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import { type BlockDirective, DirectiveError, findRoute, pagePath } from './directive';

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

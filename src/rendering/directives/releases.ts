import type { RootContent } from 'mdast';
import { formatDay } from '../markdown/format';
import { fileLink, heading, list, paragraph, strong, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import {
  type BlockDirective,
  DirectiveError,
  findRoute,
  type InlineDirective,
  type PageContext,
  pagePath,
} from './directive';

function releasesOf(product: string, context: PageContext) {
  const releases = context.facts.releases[product];
  if (releases) return releases;
  throw new DirectiveError(
    `«${product}» has no releases; use one of: ${Object.keys(context.facts.releases).join(', ')}`,
  );
}

function changes(title: string, items: readonly string[] | undefined): RootContent[] {
  if (!items) return [];
  return [paragraph(strong(title)), list(items.map(inline))];
}

/** Where a reader is told of each version by itself: `plugins/for-programs` writes these beside the page. */
function feeds(product: string): RootContent {
  const feed = (file: string, label: string) =>
    fileLink(`docs/${product}/novedades/${file}`, label);
  return paragraph(
    text(
      'Para recibir cada versión nueva, agregue a su lector de noticias una de estas direcciones: ',
    ),
    feed('atom.xml', 'Atom'),
    text(' o '),
    feed('feed.json', 'JSON'),
    text('.'),
  );
}

/** `::novedades`: the versions of the page's product, newest first, after its feeds. */
export const releases: BlockDirective = (attributes, context) => {
  const product = attributes.producto ?? findRoute(context, pagePath(attributes, context)).product;
  const versions = releasesOf(product, context).flatMap((release) => [
    heading(2, `Versión ${release.version} (${formatDay(release.fecha)})`),
    ...changes('Nuevo', release.nuevo),
    ...changes('Mejoras', release.mejoras),
    ...changes('Correcciones', release.correcciones),
  ]);
  return [feeds(product), ...versions];
};

/** `:version[delfin]`: the current version of a product. */
export const version: InlineDirective = (label, _attributes, context) => [
  text(releasesOf(label, context)[0]?.version ?? ''),
];

import type { RootContent } from 'mdast';
import { CHANGE_KINDS, changesOf, type Release } from '../../facts/releases';
import { FINDER_URLS } from '../finders/finder-urls';
import { formatDay } from '../markdown/format';
import { fileLink, list, paragraph, text } from '../markdown/nodes';
import { blocks } from '../markdown/parse';
import {
  type BlockDirective,
  findEntry,
  findRoute,
  type InlineDirective,
  type PageContext,
  pagePath,
} from './directive';
import { seePages } from './links';

function releasesOf(product: string, context: PageContext): readonly Release[] {
  return findEntry(context.facts.releases, product, 'product with releases');
}

function changes(release: Release): string {
  const ofKinds = CHANGE_KINDS.flatMap(([kind, title]) => {
    const own = release[kind]?.map(({ texto, paginas }) => `- ${texto} ${seePages(paginas)}`);
    return own ? [`**${title}**`, own.join('\n')] : [];
  });
  return ofKinds.join('\n\n');
}

/** Where a reader is told of each version by itself: `plugins/machine-readable` writes these beside the page. */
function feeds(product: string): RootContent {
  const feed = (file: string, label: string) =>
    fileLink(`docs/${product}/novedades/${file}`, label);
  return paragraph([
    text(
      'Para recibir cada versión nueva, agregue a su lector de noticias una de estas direcciones: ',
    ),
    feed('atom.xml', 'Atom'),
    text(' o '),
    feed('feed.json', 'JSON'),
    text('.'),
  ]);
}

/** The heading of a version on the page of what is new. */
export function versionHeading({ version, fecha }: Release): string {
  return `Versión ${version} (${formatDay(fecha)})`;
}

/** `::novedades`: the versions of the page's product, newest first, after the way to compare two and its feeds. */
export const releases: BlockDirective = (attributes, context) => {
  const { product } = findRoute(context, pagePath(attributes, context));
  const others = `[novedades de todos los productos](${FINDER_URLS.releases}?producto=${product})`;
  return [
    paragraph(`Para ver solo lo que cambia entre su versión y otra, elíjalas en las ${others}.`),
    feeds(product),
    ...releasesOf(product, context).flatMap((release) =>
      blocks(`## ${versionHeading(release)}\n\n${changes(release)}`),
    ),
  ];
};

/** `:version[delfin]`: the current version of a product. */
export const version: InlineDirective = (label, _attributes, context) =>
  releasesOf(label, context)[0]?.version ?? '';

/** `::lo-ultimo`: what the newest version of the page's product brought, and where to read it all. */
export const latestChanges: BlockDirective = (attributes, context) => {
  const { product } = findRoute(context, pagePath(attributes, context));
  const [release] = releasesOf(product, context);
  if (!release) return [];
  const all = `[Todas las versiones](${findRoute(context, `${product}/novedades`).url})`;
  const changes = changesOf(release).map(({ kind, change: { texto } }) =>
    kind === 'correcciones' ? `**Corregido.** ${texto}` : texto,
  );
  return [
    paragraph(`**Versión ${release.version}**, del ${formatDay(release.fecha)}. ${all}.`),
    list(changes),
  ];
};

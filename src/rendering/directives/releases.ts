import type { PhrasingContent, RootContent } from 'mdast';
import { CHANGE_KINDS, type Change, changesOf, type Release } from '../../facts/releases';
import { FINDER_URLS } from '../finders/finder-urls';
import { formatDay } from '../markdown/format';
import { fileLink, heading, link, list, paragraph, strong, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
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

/** A change and, after it, the pages to read. */
function changeItem({ texto, paginas }: Change, context: PageContext): PhrasingContent[] {
  return [...inline(texto), text(' '), ...seePages(paginas, context)];
}

function changes(release: Release, context: PageContext): RootContent[] {
  return CHANGE_KINDS.flatMap(([kind, title]) => {
    const own = release[kind];
    if (!own) return [];
    return [paragraph(strong(title)), list(own.map((change) => changeItem(change, context)))];
  });
}

/** Where a reader is told what changes between two versions of the product. */
function comparison(product: string): RootContent {
  return paragraph(
    text('Para ver solo lo que cambia entre su versión y otra, elíjalas en las '),
    link(`${FINDER_URLS.releases}?producto=${product}`, 'novedades de todos los productos'),
    text('.'),
  );
}

/** Where a reader is told of each version by itself: `plugins/machine-readable` writes these beside the page. */
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

/** The heading of a version on the page of what is new. */
export function versionHeading({ version, fecha }: Release): string {
  return `Versión ${version} (${formatDay(fecha)})`;
}

/** `::novedades`: the versions of the page's product, newest first, after the way to compare two and its feeds. */
export const releases: BlockDirective = (attributes, context) => {
  const { product } = findRoute(context, pagePath(attributes, context));
  const versions = releasesOf(product, context).flatMap((release) => [
    heading(2, versionHeading(release)),
    ...changes(release, context),
  ]);
  return [comparison(product), feeds(product), ...versions];
};

/** `:version[delfin]`: the current version of a product. */
export const version: InlineDirective = (label, _attributes, context) => [
  text(releasesOf(label, context)[0]?.version ?? ''),
];

/** `::lo-ultimo`: what the newest version of the page's product brought, and where to read it all. */
export const latestChanges: BlockDirective = (attributes, context) => {
  const { product } = findRoute(context, pagePath(attributes, context));
  const [release] = releasesOf(product, context);
  if (!release) return [];
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

import { Feed } from 'feed';
import type { Facts } from '../../../src/facts/facts';
import type { Release } from '../../../src/facts/products';
import { plainFactText } from '../../../src/rendering/plain-fact-text';
import type { ProductPages } from './markdown-file';

/** The kinds of change, as the page of what is new calls them. */
const KINDS = [
  ['nuevo', 'Nuevo'],
  ['mejoras', 'Mejoras'],
  ['correcciones', 'Correcciones'],
] as const;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function content(release: Release, facts: Facts): string {
  return KINDS.flatMap(([key, title]) => {
    const items = release[key]?.map((item) => `<li>${escapeHtml(plainFactText(item, facts))}</li>`);
    return items ? [`<p><strong>${title}</strong></p><ul>${items.join('')}</ul>`] : [];
  }).join('');
}

function dayOf({ fecha }: Release): Date {
  return new Date(`${fecha}T00:00:00-05:00`);
}

/** The news of a product in the two forms that readers of feeds know. */
export interface NewsFeeds {
  atom: string;
  json: string;
}

/** Names of the two files, in the folder of the page of what is new. */
export const FEED_FILES = { atom: 'atom.xml', json: 'feed.json' } as const;

/**
 * The releases of a product as feeds, each leading to its place on the page of what is new.
 *
 * @param anchorOf the anchor of a version there
 * @param site with its home page, absolute
 */
export function newsFeeds(
  { product, label, release }: ProductPages,
  anchorOf: (version: string) => string,
  facts: Facts,
  site: { url: string; title: string },
): NewsFeeds {
  const page = `${site.url}docs/${product.clave}/novedades/`;
  const feed = new Feed({
    id: page,
    link: page,
    title: `Novedades de ${label}`,
    description: `Las versiones de ${label} y lo que cambió en cada una.`,
    language: 'es',
    copyright: site.title,
    generator: site.title,
    updated: dayOf(release),
    feedLinks: { atom: page + FEED_FILES.atom, json: page + FEED_FILES.json },
    author: { name: site.title, link: site.url },
  });
  for (const own of facts.releases[product.clave] ?? []) {
    const link = `${page}#${anchorOf(own.version)}`;
    feed.addItem({
      title: `${label} ${own.version}`,
      ...{ id: link, link, date: dayOf(own), published: dayOf(own) },
      content: content(own, facts),
    });
  }
  return { atom: feed.atom1(), json: feed.json1() };
}

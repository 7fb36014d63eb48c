import { Feed } from 'feed';
import type { Facts } from '../../src/facts/facts';
import { CHANGE_KINDS, type Change, type Release } from '../../src/facts/releases';
import { versionHeading } from '../../src/rendering/directives/releases';
import { anchorOf } from '../../src/rendering/markdown/anchors';
import { plainFactText } from '../../src/rendering/plain-fact-text';
import type { ProductPages } from './markdown-file';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A change and the pages that it changed, whose addresses are absolute: a feed is read anywhere. */
function item({ texto, paginas }: Change, facts: Facts, home: string): string {
  const pages = paginas.flatMap((page) => facts.routes.get(page) ?? []);
  const links = pages.map(
    ({ url, title }) => `<a href="${home}${url.slice(1)}">${escapeHtml(title)}</a>`,
  );
  return `<li>${escapeHtml(plainFactText(texto, facts))} ${links.join(', ')}</li>`;
}

function content(release: Release, facts: Facts, home: string): string {
  return CHANGE_KINDS.flatMap(([kind, title]) => {
    const items = release[kind]?.map((change) => item(change, facts, home));
    return items ? [`<p><strong>${title}</strong></p><ul>${items.join('')}</ul>`] : [];
  }).join('');
}

function dayOf({ fecha }: Release): Date {
  return new Date(`${fecha}T00:00:00-05:00`);
}

/** Names of the two forms that readers of feeds know, in the folder of the page of what is new. */
export const FEED_FILES = { atom: 'atom.xml', json: 'feed.json' } as const;

/**
 * The releases of a product as feeds, each leading to its place on the page of what is new.
 *
 * @param site with its home page, absolute
 */
export function newsFeeds(
  { product, label, release }: ProductPages,
  facts: Facts,
  site: { url: string; title: string },
): Record<keyof typeof FEED_FILES, string> {
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
    const link = `${page}#${anchorOf(versionHeading(own))}`;
    feed.addItem({
      title: `${label} ${own.version}`,
      ...{ id: link, link, date: dayOf(own), published: dayOf(own) },
      content: content(own, facts, site.url),
    });
  }
  return { atom: feed.atom1(), json: feed.json1() };
}

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '@docusaurus/plugin-sitemap';
import type { RouteConfig } from '@docusaurus/types';
import type { PageDates } from './page-dates';

/**
 * By address within the site, what those pages are made of that are no file, or of more than their own: files
 * and folders from the root of the repository.
 */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  aprender: ['src/pages/aprender.mdx', 'data/rutas-por-rol.yaml'],
  'blog/archive': ['blog'],
  'blog/authors': ['blog'],
  'blog/tags': ['blog'],
  buscar: ['plugins/search/theme/SearchPage'],
  'docs/category/faqs---preview': ['data/preguntas'],
  'docs/category/solucion-de-problemas---preview': ['data/problemas'],
  'docs/category/solucion-de-problemas---preview-1': ['data/problemas'],
  'donde-esta': ['data/botones.yaml', 'data/pantallas', 'data/ventanas.yaml'],
  glosario: ['src/pages/glosario.mdx', 'data/glosario.yaml'],
  mapa: ['src/pages/mapa.mdx', 'data/rutas.yaml'],
  mensajes: ['data/mensajes'],
  novedades: ['data/novedades.yaml'],
  'que-reporte': ['data/reportes'],
  'que-tecla': ['data/atajos.yaml', 'data/botones.yaml', 'data/pantallas'],
  'quien-puede': ['data/permisos.yaml'],
};

/** Folders that hold all of it, and the files of all pages. */
export const DATED_FOLDERS = ['blog', 'data', 'docs', 'plugins/search/theme', 'src/pages'];

type CreateSitemapItems = NonNullable<Options['createSitemapItems']>;

/** What the framework hands to pages of the documentation that list others. */
interface ListingProps {
  tag?: { items?: readonly { permalink: string }[] };
  tags?: readonly { permalink: string }[];
}

function filesOf(source: string): string[] {
  if (!statSync(source).isDirectory()) return [path.resolve(source)];
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.resolve(entry.parentPath, entry.name));
}

/** The newest of some days; none when one is not known, rather than one that may be too old. */
function newest(days: readonly (string | null | undefined)[]): string | undefined {
  if (!days.every((day) => typeof day === 'string')) return undefined;
  return days.toSorted().at(-1);
}

function allRoutes(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => [route, ...allRoutes(route.routes ?? [])]);
}

/** Addresses of the pages that a page of the documentation lists: those of a tag, or of all. */
function listedPages({ props }: RouteConfig, routes: readonly RouteConfig[]): string[] | undefined {
  const { tag, tags } = (props ?? {}) as ListingProps;
  if (tag?.items) return tag.items.map(({ permalink }) => permalink);
  if (!tags) return undefined;
  const own = new Set(tags.map(({ permalink }) => permalink));
  return routes.flatMap((route) => (own.has(route.path) && listedPages(route, routes)) || []);
}

/** The files of the posts that a page of the blog lists. */
function listedPosts({ modules }: RouteConfig): string[] | undefined {
  const items = modules?.items as unknown as readonly { content: { path: string } }[] | undefined;
  return items?.map(({ content }) => content.path.replace('@site/', ''));
}

/**
 * Entries of the sitemap with a day each, also of pages that no file of theirs was written for: the newest
 * of what they are made of.
 *
 * @param dates of the files in `DATED_FOLDERS`
 * @param factFiles files of pages that are made of one fact, by their address within the site
 * @returns what the framework's plugin of the sitemap asks for. It throws for a page of which nothing
 *   says what it is made of.
 */
export function datedSitemap(
  dates: PageDates,
  factFiles: () => ReadonlyMap<string, string>,
): CreateSitemapItems {
  return async ({ routes, siteConfig, defaultCreateSitemapItems }) => {
    const items = await defaultCreateSitemapItems({ routes, siteConfig });
    const facts = factFiles();
    const every = allRoutes(routes);
    const byAddress = new Map(every.filter((route) => !route.routes).map((r) => [r.path, r]));
    const addressOf = (url: string) => decodeURI(new URL(url).pathname);
    const known = new Map(items.map(({ url, lastmod }) => [addressOf(url), lastmod]));

    const dayOf = (url: string): string | undefined => {
      const address = addressOf(url);
      const within = address.slice(siteConfig.baseUrl.length);
      const route = byAddress.get(address);
      const fact = facts.get(within);
      const sources = MADE_OF[within] ?? (fact ? [fact] : route && listedPosts(route));
      if (sources) return newest(sources.flatMap(filesOf).map((file) => dates.get(file)));
      const pages = route && listedPages(route, every);
      if (pages) return newest(pages.map((page) => known.get(page)));
      if (route?.metadata?.sourceFilePath) return known.get(address) ?? undefined;
      throw new Error(
        `The sitemap has no day for ${url}: nothing says what this page is made of. ` +
          `Add it to MADE_OF in plugins/reading-aids/sitemap-dates.ts.`,
      );
    };
    return items.map((item) => ({ ...item, lastmod: dayOf(item.url) ?? null }));
  };
}

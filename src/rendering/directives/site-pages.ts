import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type { Element } from 'hast';
import { s } from 'hastscript';
import type { RootContent } from 'mdast';
import { changesOf } from '../../facts/releases';
import { formatDay } from '../markdown/format';
import { element, htmlTree, paragraph } from '../markdown/nodes';
import { blocks } from '../markdown/parse';
import {
  type BlockDirective,
  DirectiveError,
  findEntry,
  findRoute,
  type InlineDirective,
  type PageContext,
} from './directive';

/**
 * An icon that only accompanies words, so assistive technology skips it; it takes their colour.
 * @param lines path on a square of 24 units, from the icons of the facts
 */
function drawIcon(lines: string): Element {
  return s('svg', { viewBox: '0 0 24 24', className: ['icono'], ariaHidden: 'true' }, [
    s('path', { d: lines }),
  ]);
}

/** `:icono[cajero]`: the picture of a product or role, beside its name. */
export const icon: InlineDirective = (label, _attributes, { facts }) => [
  htmlTree(drawIcon(findEntry(facts.icons, label, 'icon'))),
];

/** `::productos`: a line for each product, what it is and for whom. */
export const productCards: BlockDirective = (_attributes, context) => {
  const { products, icons, releases } = context.facts;
  const cards = products.map((product) => {
    const { clave, nombre } = product;
    const version = releases[clave]?.[0]?.version ?? '';
    const detail = `Para: ${product['para-quien'].toLowerCase()}. Versión ${version}.`;
    return element(
      'li',
      [
        htmlTree(drawIcon(icons[clave] ?? '')),
        paragraph(`[**${nombre}**](${findRoute(context, clave).url})`),
        paragraph(`${product['que-es']}.`),
        element('p.detalle', detail),
      ],
      { dataProducto: clave },
    );
  });
  return [element('ul.productos', cards)];
};

/** `::ultimas-versiones`: the newest release of each product, newest first. */
export const latestReleases: BlockDirective = (_attributes, context) => {
  const latest = context.facts.products.flatMap(({ clave, nombre }) => {
    const release = context.facts.releases[clave]?.[0];
    return release ? [{ clave, nombre, release }] : [];
  });
  latest.sort((a, b) => b.release.fecha.localeCompare(a.release.fecha));
  const lines = latest.map(({ clave, nombre, release }) => {
    const { url } = findRoute(context, `${clave}/novedades`);
    const [first] = changesOf(release);
    return `- [${nombre} ${release.version}](${url}) (${formatDay(release.fecha)}): ${first?.change.texto ?? ''}`;
  });
  return lines.join('\n');
};

/** Pages as a list of links in Markdown, those below each of them within. */
function branch(routePaths: readonly string[], context: PageContext, indent = ''): string {
  const lines = routePaths.map((routePath) => {
    const { label, url, children } = findRoute(context, routePath);
    return `${indent}- [${label}](${url})\n${branch(children, context, `${indent}  `)}`;
  });
  return lines.join('');
}

/** `::mapa-del-sitio`: every page of the documentation as a tree of links. */
export const siteMap: BlockDirective = (_attributes, context) =>
  context.facts.products.flatMap(({ clave, nombre }): RootContent[] => {
    const { url, title, children } = findRoute(context, clave);
    const tree = blocks(branch(children, context));
    for (const list of tree) list.data = { hProperties: { className: ['mapa'] } };
    return [...blocks(`## ${nombre}\n\n[${title}](${url})`), ...tree];
  });

/** `::videos`: the video tutorials with the written page of each. */
export const videos: BlockDirective = (_attributes, context) => {
  const ofProducts = context.facts.products.flatMap(({ clave, nombre }) => {
    const lines = context.facts.videos
      .filter(({ ruta }) => findRoute(context, ruta).product === clave)
      .map(({ titulo, ruta }) => `- **${titulo}**. Página escrita: :pagina[${ruta}].`);
    return lines.length > 0 ? [`### Videos de ${nombre}`, lines.join('\n')] : [];
  });
  return ofProducts.join('\n\n');
};

const POST_FILE = /^(\d{4}-\d{2}-\d{2})-.*\.mdx$/;
const SHOWN = 4;

/** `::ultimas-publicaciones`: the newest posts of the blog, which stands beside `docs/`. */
export const latestPosts: BlockDirective = (_attributes, context) => {
  const blogDir = path.join(path.dirname(context.docsDir), 'blog');
  const files = readdirSync(blogDir).filter((file) => POST_FILE.test(file));
  const newest = files.sort().reverse().slice(0, SHOWN);
  const lines = newest.map((file) => {
    const [, day = ''] = POST_FILE.exec(file) ?? [];
    const { title, slug } = matter(readFileSync(path.join(blogDir, file), 'utf8')).data;
    if (typeof title !== 'string' || typeof slug !== 'string') {
      throw new DirectiveError(`blog/${file} needs a title and a slug in its front matter`);
    }
    return `- [${title}](/blog/${slug}) (${formatDay(day)})`;
  });
  return lines.join('\n');
};

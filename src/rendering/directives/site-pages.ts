import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type { Element } from 'hast';
import { s } from 'hastscript';
import type { List, ListItem, RootContent } from 'mdast';
import { changesOf } from '../../facts/releases';
import type { Route } from '../../facts/routes';
import { formatDay } from '../markdown/format';
import { element, heading, htmlTree, link, list, paragraph, strong, text } from '../markdown/nodes';
import { inline } from '../markdown/parse';
import {
  type BlockDirective,
  DirectiveError,
  findEntry,
  findRoute,
  type InlineDirective,
  type PageContext,
  required,
} from './directive';
import { routeLink } from './links';

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
export const productCards: BlockDirective = (_attributes, context) => [
  element(
    'ul',
    { className: ['productos'] },
    context.facts.products.map((product) => {
      const { url } = findRoute(context, product.clave);
      const version = context.facts.releases[product.clave]?.[0]?.version ?? '';
      return element('li', { dataProducto: product.clave }, [
        htmlTree(drawIcon(context.facts.icons[product.clave] ?? '')),
        paragraph(link(url, [strong(product.nombre)])),
        paragraph(...inline(`${product['que-es']}.`)),
        element('p', { className: ['detalle'] }, [
          text(`Para: ${product['para-quien'].toLowerCase()}. Versión ${version}.`),
        ]),
      ]);
    }),
  ),
];

/** `::ultimas-versiones`: the newest release of each product, newest first. */
export const latestReleases: BlockDirective = (_attributes, context) => {
  const latest = context.facts.products.flatMap((product) => {
    const release = context.facts.releases[product.clave]?.[0];
    return release ? [{ product, release }] : [];
  });
  latest.sort((a, b) => b.release.fecha.localeCompare(a.release.fecha));
  return [
    list(
      latest.map(({ product, release }) => [
        link(
          findRoute(context, `${product.clave}/novedades`).url,
          `${product.nombre} ${release.version}`,
        ),
        text(` (${formatDay(release.fecha)}): `),
        ...inline(changesOf(release)[0]?.change.texto ?? ''),
      ]),
    ),
  ];
};

function branch(routes: readonly Route[], context: PageContext): List {
  return {
    type: 'list',
    spread: false,
    children: routes.map((route): ListItem => {
      const children = route.children.map((child) => findRoute(context, child));
      return {
        type: 'listItem',
        spread: false,
        children: [
          paragraph(link(route.url, route.label)),
          ...(children.length > 0 ? [branch(children, context)] : []),
        ],
      };
    }),
  };
}

/** `::mapa-del-sitio`: every page of the documentation as a tree of links. */
export const siteMap: BlockDirective = (_attributes, context) =>
  context.facts.products.flatMap((product): RootContent[] => {
    const root = findRoute(context, product.clave);
    const children = root.children.map((child) => findRoute(context, child));
    return [
      heading(2, product.nombre),
      paragraph(link(root.url, root.title)),
      { ...branch(children, context), data: { hProperties: { className: ['mapa'] } } },
    ];
  });

/** `::videos`: the video tutorials with the written page of each. */
export const videos: BlockDirective = (_attributes, context) =>
  context.facts.products.flatMap((product) => {
    const ofProduct = context.facts.videos.filter(
      (video) => findRoute(context, video.ruta).product === product.clave,
    );
    if (ofProduct.length === 0) return [];
    return [
      heading(3, `Videos de ${product.nombre}`),
      list(
        ofProduct.map((video) => [
          strong(video.titulo),
          text('. Página escrita: '),
          routeLink(video.ruta, context),
          text('.'),
        ]),
      ),
    ];
  });

/**
 * `::soporte{chat="https://…" correo="mailto:…"}`: a button for each way to write to support, how long the
 * answer takes, and when there is somebody.
 */
export const support: BlockDirective = (attributes, { facts }) => {
  const { horario, canales } = facts.support;
  const channels = canales.map(
    ({ clave, boton, responde }): RootContent =>
      element('li', {}, [link(required(attributes, clave), boton), text(` ${responde}`)]),
  );
  return [
    element('ul', { className: ['canales'] }, channels),
    paragraph(strong('Horario: '), text(horario)),
  ];
};

const POST_FILE = /^(\d{4}-\d{2}-\d{2})-.*\.mdx$/;
const SHOWN = 4;

/** `::ultimas-publicaciones`: the newest posts of the blog, which stands beside `docs/`. */
export const latestPosts: BlockDirective = (_attributes, context) => {
  const blogDir = path.join(path.dirname(context.docsDir), 'blog');
  const newest = readdirSync(blogDir)
    .filter((file) => POST_FILE.test(file))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  return [
    list(
      newest.map((file) => {
        const [, day = ''] = POST_FILE.exec(file) ?? [];
        const { title, slug } = matter(readFileSync(path.join(blogDir, file), 'utf8')).data;
        if (typeof title !== 'string' || typeof slug !== 'string') {
          throw new DirectiveError(`blog/${file} needs a title and a slug in its front matter`);
        }
        return [link(`/blog/${slug}`, title), text(` (${formatDay(day)})`)];
      }),
    ),
  ];
};

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { everyElement } from '../../src/built-pages/page-tree';
import { articleOf, writtenPart } from '../../src/built-pages/read-page';
import type { Facts } from '../../src/facts/facts';
import type { Route } from '../../src/facts/routes';
import { anchorOf } from '../../src/rendering/markdown/anchors';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { bookIndex, type CodeText, codeEntries, glossary, manualTerms } from './back-matter';
import { addressOf, pageNumber, settleLinks } from './links';
import type { Manual, ManualPage } from './manual';
import { destination, pageSection, TERM_PREFIX } from './page-section';

/** Where a manual takes its pages from. */
export interface Source {
  facts: Pick<Facts, 'routes' | 'glossary'> & { messages: readonly CodeText[] };
  /** The production build. */
  outDir: string;
  siteUrl: string;
  /** Path that the site stands under there, such as `/`. */
  baseUrl: string;
  /** Day of the newest page: `2026-11-23`. */
  day: string;
  /** The same as it is read: `23 de noviembre de 2026`. */
  writtenDay: string;
}

/**
 * What was written of a page, from its title to the end of its text; its addresses are those within the site, and its
 * pictures the files of the build, all shown at once.
 *
 * @throws {ToolError} with the file when the build lacks the page or its text
 */
function readBuiltPage({ url, title }: Route, { outDir, baseUrl }: Source): Root {
  const file = path.join(outDir, url, 'index.html');
  const text = writtenPart(articleOf(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  if (text.children.length === 0) {
    throw new ToolError(
      `${file} is missing or has no article, which the manual needs for «${title}».\n` +
        'Remove build/ and run npm run manuals again.',
    );
  }
  for (const { properties } of everyElement(text)) {
    const { href, src } = properties;
    delete properties.loading;
    if (String(href).startsWith(baseUrl))
      properties.href = `/${String(href).slice(baseUrl.length)}`;
    if (!String(src).startsWith(baseUrl)) continue;
    properties.src = pathToFileURL(path.join(outDir, String(src).slice(baseUrl.length))).href;
  }
  return text;
}

/** What draws windows, charts and code is the site's own; the rest of its styles are for screens. */
const STYLES = [
  ...['tokens', 'screens', 'charts', 'code'].map((name) => `../../src/css/${name}.css`),
  './manual.css',
].map((file) => new URL(file, import.meta.url));

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '')}"`;
}

/** A named page for each title that runs at the head. */
function runningHeads(manual: string, heads: readonly { key: string; title: string }[]): string {
  const pages = heads.map(
    ({ key, title }) =>
      `@page c-${key}{@top-right{content:${quoted(title)}}}.cabeza-${key}{page:c-${key}}`,
  );
  return `@page{@top-left{content:${quoted(manual)}}}${pages.join('')}`;
}

/** Whether the title of a page runs at the head from there on: of a chapter, and of a group right below one. */
function isHead({ depth, route }: ManualPage): boolean {
  return depth === 1 || (depth === 2 && route.children.length > 0);
}

/** A page by its number, as the contents and the running heads name it. */
function lineOf({ route, number, depth }: ManualPage): string {
  return `${number} ${depth === 1 ? route.title : route.label}`;
}

function cover(manual: Manual, { siteUrl, baseUrl, writtenDay }: Source): Element {
  return h('section.portada', [
    h('p.sello', 'Ayuda de Delfín'),
    h('p.titulo', manual.title),
    h('p.subtitulo', manual.subtitle),
    h('p.version', manual.products.map(({ name, version }) => `${name} ${version}`).join(' · ')),
    h('p', `Texto del ${writtenDay}.`),
    h('p.sitio', [h('a', { href: siteUrl + baseUrl }, siteUrl + baseUrl.replace(/\/$/, ''))]),
  ]);
}

function contents(manual: Manual): Element {
  const line = (id: string, depth: number, title: string) =>
    h(`li.nivel-${depth}`, [
      h('a', { href: `#${id}` }, [h('span.t', title), h('span.puntos'), pageNumber(id)]),
    ]);
  return h('section.contenido.cabeza-contenido', [
    h('p.titulo', { id: 'contenido', role: 'heading', ariaLevel: '1' }, 'Contenido'),
    h('ul', [
      ...manual.pages.map((page) => line(destination(page.route.path), page.depth, lineOf(page))),
      line('glosario', 1, 'Glosario'),
      line('indice', 1, 'Índice'),
    ]),
  ]);
}

/** Marks what the index leads to, and has the links of the pages lead within the manual. */
function settlePages(manual: Manual, source: Source) {
  const { facts, siteUrl, baseUrl } = source;
  const pages = manual.pages.map(({ route, ...page }) => ({
    route,
    section: pageSection(readBuiltPage(route, source), { route, ...page }),
  }));
  const sections = pages.map(({ section }) => section);
  const codes = codeEntries(sections, facts.messages);
  const terms = manualTerms(manual, sections, facts);
  const places = new Map([['/glosario', 'glosario'], ...codes.places]);
  for (const { id } of terms) places.set(`/glosario#${id.slice(TERM_PREFIX.length)}`, id);
  for (const { route, section } of pages) {
    const own = destination(route.path);
    places.set(addressOf(route.url, ''), own);
    for (const { properties } of everyElement(section)) {
      const [, anchor] = String(properties.id).split(`${own}--`);
      if (anchor) places.set(addressOf(`#${anchor}`, route.url), String(properties.id));
    }
  }
  for (const { route, section } of pages) settleLinks(section, route, places, siteUrl + baseUrl);
  return { sections, terms, codes: codes.entries };
}

/** A manual as one document, whose page numbers are still to be filled in; broken input stops it with its file. */
export function manualDocument(manual: Manual, source: Source): string {
  const { sections, terms, codes } = settlePages(manual, source);
  const heads = ['Contenido', 'Glosario', 'Índice'].map((title) => ({
    key: anchorOf(title),
    title,
  }));
  for (const [place, section] of sections.entries()) {
    const page = manual.pages[place];
    if (page && isHead(page)) heads.push({ key: String(place), title: lineOf(page) });
    section.properties.className = ['pagina', `cabeza-${heads.at(-1)?.key}`];
  }
  const body = [
    cover(manual, source),
    contents(manual),
    ...sections,
    glossary(terms),
    bookIndex(terms, codes),
  ];
  const versions = manual.products.map(({ name, version }) =>
    manual.title.endsWith(` ${name}`) ? version : `${name} ${version}`,
  );
  const style = STYLES.map((file) => readFileSync(file, 'utf8')).join('\n');
  const running = `${manual.title}, ${versions.join(', ')}`;
  return (
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${manual.title}</title>` +
    `<style>${style}${runningHeads(running, heads)}</style></head><body>${toHtml(body)}</body></html>`
  );
}

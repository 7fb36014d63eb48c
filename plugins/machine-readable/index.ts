import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OPENAPI_FILE, openApiFile } from '../../src/api-description/openapi';
import type { WrittenSite } from '../../src/build/written-site';
import { type DocPage, docPages } from '../../src/built-pages/doc-page';
import { type BuiltPage, PAGES_OF_ALL } from '../../src/built-pages/read-page';
import type { Facts } from '../../src/facts/facts';
import { messageUrl } from '../../src/facts/message-url';
import { productLabel } from '../../src/facts/products';
import type { SpokenSection } from '../../src/help-targets/spoken-section';
import { plainFactText } from '../../src/rendering/plain-fact-text';
import { markdownAddress } from '../../src/site/markdown-address';
import { FEED_FILES, newsFeeds } from './feeds';
import { fullTextOfProduct, LLMS_FILE, LLMS_FULL_FILE, llmsOfProduct, llmsOfSite } from './llms';
import { markdownFile, type ProductPages, pagesByProduct, type Subject } from './markdown-file';
import { answersOf, spokenSections, tasksOf } from './spoken-sections';
import {
  descriptionsOf,
  glossaryDescription,
  messageDescription,
  withDescriptions,
} from './structured-data';

/** The page of the glossary, from the folder of the site. */
const GLOSSARY = 'glosario';

/** Changes the file of a page, where it is: a fixture lacks most of them. */
function changePage(outDir: string, file: string, change: (html: string) => string): void {
  const target = path.join(outDir, file);
  if (existsSync(target)) writeFileSync(target, change(readFileSync(target, 'utf8')));
}

/** A page that names its text as Markdown, and the feeds of the product whose news it tells. */
function withHeadLinks(html: string, page: DocPage, baseUrl: string): string {
  const { pathname } = new URL(page.url);
  const feed = /\/novedades\/$/.test(pathname)
    ? `<link rel=alternate type=application/atom+xml href=${pathname}${FEED_FILES.atom}>` +
      `<link rel=alternate type=application/feed+json href=${pathname}${FEED_FILES.json}>`
    : '';
  const text = baseUrl + markdownAddress(pathname).slice(baseUrl.length);
  const links = `<link rel=alternate type=text/markdown href=${text}>${feed}`;
  return html.replace('</head>', () => `${links}</head>`);
}

function routeOf({ url }: DocPage, { baseUrl }: WrittenSite): string {
  return new URL(url).pathname.slice(`${baseUrl}docs/`.length).replace(/\/$/, '');
}

function addressWithin(page: DocPage, { baseUrl }: WrittenSite): string {
  return new URL(page.url).pathname.slice(baseUrl.length);
}

/** Writes what a page says of itself into it. */
function describePage(page: DocPage, product: ProductPages, site: WrittenSite, facts: Facts): void {
  const answers = answersOf(page, routeOf(page, site), facts);
  const described = descriptionsOf(page, product, { answers, tasks: tasksOf(page, answers) });
  const root = {
    name: product.label,
    url: `${site.siteConfig.url}${site.baseUrl}docs/${product.product.clave}`,
  };
  changePage(site.outDir, page.file, (html) =>
    withDescriptions(withHeadLinks(html, page, site.baseUrl), described, root),
  );
}

/** Writes into a page that is no documentation what it is. */
function describeOther(outDir: string, within: string, description: object): void {
  changePage(outDir, `${within}/index.html`, (html) => withDescriptions(html, [description]));
}

/** Writes a page that is no documentation as Markdown beside it, which the page names. */
function writeBeside(page: DocPage, subject: Subject | undefined, site: WrittenSite): void {
  changePage(site.outDir, page.file, (html) => withHeadLinks(html, page, site.baseUrl));
  const text = path.join(site.outDir, markdownAddress(addressWithin(page, site)));
  writeFileSync(text, markdownFile(page, subject));
}

/**
 * Writes the texts of the pages of messages and of those about all products, and into the messages and the glossary what
 * they are.
 *
 * @returns the pages about all products
 */
function writeOthers(
  site: WrittenSite,
  pages: readonly DocPage[],
  { home, facts }: { home: string; facts: Facts },
): DocPage[] {
  const { outDir } = site;
  const byAddress = new Map(
    pages.map((page) => [addressWithin(page, site).replace(/\/$/, ''), page]),
  );
  for (const { codigo, texto } of facts.messages) {
    const within = messageUrl(codigo).slice(1);
    const product = facts.products.find(({ prefijo }) => codigo.startsWith(`${prefijo}-`));
    const [release] = (product && facts.releases[product.clave]) ?? [];
    if (!product || !release) continue;
    const message = { codigo, texto: plainFactText(texto, facts) };
    describeOther(outDir, within, messageDescription(message, home + within, { product, release }));
    const page = byAddress.get(within);
    if (page) writeBeside(page, { label: productLabel(product), release }, site);
  }
  describeOther(outDir, GLOSSARY, glossaryDescription('Glosario', home + GLOSSARY));
  const ofAll = PAGES_OF_ALL.flatMap((address) => byAddress.get(address) ?? []);
  for (const page of ofAll) writeBeside(page, undefined, site);
  return ofAll;
}

/**
 * Writes for programs what the pages say, into a build whose pages are those that readers get: the text of each in
 * Markdown, lists of them, what each is, what is new, and the description of the data API.
 *
 * @param built the pages of that build
 * @returns what they answer and tell how to do, by product in the order of the pages
 * @throws Error when a page or a heading that the facts name is not as expected
 */
export function writeMachineReadable(
  site: WrittenSite,
  built: readonly BuiltPage[],
  facts: Facts,
): SpokenSection[] {
  const pages = docPages(built);
  const { outDir, baseUrl, siteConfig } = site;
  const home = siteConfig.url + baseUrl;
  const listedSite = { title: siteConfig.title, tagline: siteConfig.tagline, url: home };
  const products = pagesByProduct(pages, facts, baseUrl);
  const write = (file: string, content: string) => writeFileSync(path.join(outDir, file), content);

  for (const product of products) {
    const { clave } = product.product;
    const folder = `docs/${clave}`;
    mkdirSync(path.join(outDir, folder), { recursive: true });
    for (const page of product.pages) {
      const file = markdownAddress(new URL(page.url).pathname).slice(baseUrl.length);
      write(file, markdownFile(page, product));
      describePage(page, product, site, facts);
    }
    write(`${folder}/${LLMS_FILE}`, llmsOfProduct(product, listedSite));
    write(`${folder}/${LLMS_FULL_FILE}`, fullTextOfProduct(product));
    // A fixture has few of the pages that the facts name.
    const news = product.pages.find((page) => routeOf(page, site) === `${clave}/novedades`);
    if (news) {
      const feeds = newsFeeds(product, facts, listedSite);
      write(`${folder}/novedades/${FEED_FILES.atom}`, feeds.atom);
      write(`${folder}/novedades/${FEED_FILES.json}`, feeds.json);
    }
  }
  const lists = writeOthers(site, pages, { home, facts });
  write(OPENAPI_FILE, openApiFile(facts, { home }));
  write(LLMS_FILE, llmsOfSite(products, lists, listedSite));
  return products.flatMap((product) =>
    product.pages.flatMap((page) =>
      spokenSections(
        page,
        {
          product: product.product.clave,
          within: addressWithin(page, site),
          route: routeOf(page, site),
        },
        facts,
      ),
    ),
  );
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DefinedTermSet } from 'schema-dts';
import { OPENAPI_FILE, openApiFile } from '../../src/api-description/openapi';
import type { WrittenSite } from '../../src/build/written-site';
import { type DocPage, docPages } from '../../src/built-pages/doc-page';
import { type BuiltPage, PAGES_OF_ALL } from '../../src/built-pages/read-page';
import type { Facts } from '../../src/facts/facts';
import { messageUrl } from '../../src/facts/message-url';
import { productLabel } from '../../src/facts/products';
import type { Spoken } from '../../src/help-targets/spoken';
import { plainFactText } from '../../src/rendering/plain-fact-text';
import { markdownAddress } from '../../src/site/markdown-address';
import { FEED_FILES, newsFeeds } from './feeds';
import { fullTextOfProduct, LLMS_FILE, LLMS_FULL_FILE, llmsOfProduct, llmsOfSite } from './llms';
import { markdownFile, pagesByProduct, type Subject } from './markdown-file';
import { answersOf, spokenOn, tasksOf } from './spoken-sections';
import { article, descriptionsOf, type TrailRoot, withDescriptions } from './structured-data';

/** The page of the glossary, from the folder of the site. */
const GLOSSARY = 'glosario';

/** Elements of the head that name the text of a page as Markdown, and the feeds of the product whose news it tells. */
function headLinks(pathname: string): string {
  const links = [['text/markdown', markdownAddress(pathname)]];
  if (/\/novedades\/$/.test(pathname)) {
    links.push(['application/atom+xml', pathname + FEED_FILES.atom]);
    links.push(['application/feed+json', pathname + FEED_FILES.json]);
  }
  return links.map(([type, href]) => `<link rel=alternate type=${type} href=${href}>`).join('');
}

function addressWithin(page: DocPage, { baseUrl }: WrittenSite): string {
  return new URL(page.url).pathname.slice(baseUrl.length);
}

function routeOf(page: DocPage, site: WrittenSite): string {
  return addressWithin(page, site).replace(/^docs\/|\/$/g, '');
}

/**
 * Writes a page as Markdown beside it, and into it where that is.
 *
 * @param subject undefined for a page about all products
 * @param described what it is, which is written into it too
 * @param root page that the way to it begins at
 */
function writePage(
  page: DocPage,
  site: WrittenSite,
  subject: Subject | undefined,
  described: readonly object[] = [],
  root?: TrailRoot,
): void {
  const { pathname } = new URL(page.url);
  const text = path.join(site.outDir, markdownAddress(addressWithin(page, site)));
  writeFileSync(text, markdownFile(page, subject));
  const file = path.join(site.outDir, page.file);
  const html = readFileSync(file, 'utf8').replace('</head>', `${headLinks(pathname)}</head>`);
  writeFileSync(file, described.length > 0 ? withDescriptions(html, described, root) : html);
}

/** The pages of messages and those about all products. Of what the facts name, a fixture has few. */
function writeOthers(
  site: WrittenSite,
  pages: readonly DocPage[],
  { home, facts }: { home: string; facts: Facts },
): DocPage[] {
  const byAddress = new Map(
    pages.map((page) => [addressWithin(page, site).replace(/\/$/, ''), page]),
  );
  for (const { codigo, texto } of facts.messages) {
    const within = messageUrl(codigo).slice(1);
    const page = byAddress.get(within);
    const product = facts.products.find(({ prefijo }) => codigo.startsWith(`${prefijo}-`));
    const [release] = (product && facts.releases[product.clave]) ?? [];
    if (!page || !product || !release) continue;
    const description = plainFactText(texto, facts);
    const message = { title: `${codigo}. ${description}`, description, url: home + within };
    const subject = { product, label: productLabel(product), release };
    writePage(page, site, subject, [article(message, subject)]);
  }
  const glossary: DefinedTermSet = {
    '@type': 'DefinedTermSet',
    name: 'Glosario',
    url: home + GLOSSARY,
    inLanguage: 'es',
  };
  const ofAll = PAGES_OF_ALL.flatMap((address) => byAddress.get(address) ?? []);
  for (const page of ofAll) {
    const isGlossary = addressWithin(page, site) === GLOSSARY;
    writePage(page, site, undefined, isGlossary ? [glossary] : []);
  }
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
): Spoken {
  const pages = docPages(built);
  const { outDir, baseUrl, siteConfig } = site;
  const home = siteConfig.url + baseUrl;
  const listedSite = { title: siteConfig.title, tagline: siteConfig.tagline, url: home };
  const products = pagesByProduct(pages, facts, baseUrl);
  const write = (file: string, content: string) => writeFileSync(path.join(outDir, file), content);
  const spoken: Spoken = { preguntas: [], tareas: [] };

  for (const product of products) {
    const { clave } = product.product;
    const folder = `docs/${clave}`;
    mkdirSync(path.join(outDir, folder), { recursive: true });
    for (const page of product.pages) {
      const route = routeOf(page, site);
      const within = addressWithin(page, site);
      const answers = answersOf(page, route, facts);
      const tasks = tasksOf(page, answers);
      const root = { name: product.label, url: home + folder };
      writePage(page, site, product, descriptionsOf(page, product, { answers, tasks }), root);
      const { preguntas, tareas } = spokenOn(page, { product: clave, within, answers, tasks });
      spoken.preguntas.push(...preguntas);
      spoken.tareas.push(...tareas);
      if (route !== `${clave}/novedades`) continue;
      const feeds = newsFeeds(product, facts, listedSite);
      write(within + FEED_FILES.atom, feeds.atom);
      write(within + FEED_FILES.json, feeds.json);
    }
    write(`${folder}/${LLMS_FILE}`, llmsOfProduct(product, listedSite));
    write(`${folder}/${LLMS_FULL_FILE}`, fullTextOfProduct(product));
  }
  const lists = writeOthers(site, pages, { home, facts });
  write(OPENAPI_FILE, openApiFile(facts, { home }));
  write(LLMS_FILE, llmsOfSite(products, lists, listedSite));
  return spoken;
}

import type { DocPage } from '../../src/built-pages/doc-page';
import { markdownAddress } from '../../src/site/markdown-address';
import { markdownFile, type ProductPages } from './markdown-file';

/** Names of the files that https://llmstxt.org describes, at the root of the site and of each product. */
export const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';

/** What a list of pages says of its site. */
export interface ListedSite {
  title: string;
  tagline: string;
  /** Address of the home page, absolute. */
  url: string;
}

function line({ title, url, description }: DocPage): string {
  return `- [${title}](${markdownAddress(url)}): ${description}`;
}

function section({ label, release, pages, product }: ProductPages, { url }: ListedSite): string {
  const whole = `${url}docs/${product.clave}/${LLMS_FULL_FILE}`;
  return `## ${label} ${release.version}\n\n${product['que-es']} [Todo en un archivo](${whole}).\n\n${pages.map(line).join('\n')}\n`;
}

/**
 * `llms.txt` of the site: every page by product, as a link to its text.
 *
 * @param others pages about all products
 */
export function llmsOfSite(
  products: readonly ProductPages[],
  others: readonly DocPage[],
  site: ListedSite,
): string {
  const sections = products.map((product) => section(product, site));
  for (const page of others) sections.push(`## ${page.title}\n\n${line(page)}\n`);
  return `# ${site.title}\n\n> ${site.tagline}. Cada página, en Markdown.\n\n${sections.join('\n')}`;
}

/** `llms.txt` of a product. */
export function llmsOfProduct(product: ProductPages, site: ListedSite): string {
  return `# ${site.title}: ${product.label}\n\n${section(product, site)}`;
}

/** `llms-full.txt` of a product: all its pages, one after the other. */
export function fullTextOfProduct(product: ProductPages): string {
  return product.pages.map((page) => markdownFile(page, product)).join('\n---\n\n');
}

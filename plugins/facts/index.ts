import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesHash } from '../../src/build/content-hash';
import type { Facts } from '../../src/facts/facts';
import { productLabel } from '../../src/facts/products';
import { refreshFacts, siteFacts } from '../../src/facts/site-facts';
import { addressesOf } from '../../src/site/addresses';
import { site } from '../../src/site/constants';
import { MANUALS_FOLDER } from '../../src/site/manuals';
import { productStyles } from '../../src/site/product-styles';
import { writeApiData } from './api-data';

/** Folders of the pages that may state facts. */
const PAGES = ['blog', 'docs', 'src/pages'] as const;

/** What a page is made from besides its own file. */
const BEHIND_PAGES = [
  'data',
  'src/api-query',
  'src/facts',
  'src/rendering',
  'src/site/page-metadata',
] as const;

/**
 * Writes what pages in the browser know of the facts: `products.json`, for pages that list them,
 * `products.css`, their accents and icons, which custom.css imports, and `addresses.json`, all pages
 * by their addresses, which only an address that leads nowhere loads.
 */
async function writeProductData(
  facts: Facts,
  createData: (name: string, data: string) => Promise<string>,
): Promise<void> {
  const { products, icons } = facts;
  const links = products.map((product) => ({ id: product.clave, label: productLabel(product) }));
  await createData('products.json', JSON.stringify(links));
  await createData('addresses.json', JSON.stringify(addressesOf(facts)));
  await createData('products.css', productStyles(products, icons));
}

/**
 * Docusaurus plugin: checks `data/` before anything is built, and again at each edit in development;
 * has pages compiled again when the facts have changed, which the bundler's cache cannot see by
 * itself; hands the API's facts to the query builder, and the products to the pages and
 * stylesheets.
 * @throws FactError, which stops the build with file, line, key path, rule and what was expected.
 */
export default function factsPlugin({ siteDir }: LoadContext): Plugin {
  // The page of a product tells how large its manual is.
  const behindPages = site.offersManuals ? [...BEHIND_PAGES, MANUALS_FOLDER] : BEHIND_PAGES;
  let fingerprint: string;
  return {
    name: 'facts',
    loadContent: async () => {
      refreshFacts();
    },
    contentLoaded: async ({ actions }) => {
      fingerprint = await actions.createData('fingerprint.txt', filesHash(siteDir, behindPages));
      await writeApiData(siteFacts(), actions.createData);
      await writeProductData(siteFacts(), actions.createData);
    },
    getPathsToWatch: () => ['data/**/*.{yaml,json,svg}'],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: PAGES.map((folder) => path.join(siteDir, folder)),
            enforce: 'pre',
            use: {
              loader: path.join(__dirname, 'depend-on.cjs'),
              options: { file: fingerprint },
            },
          },
        ],
      },
    }),
  };
}

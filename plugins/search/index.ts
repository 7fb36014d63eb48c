import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import type { BuiltPage } from '../../src/built-pages/read-page';
import type { Facts } from '../../src/facts/facts';
import { siteFacts } from '../../src/facts/site-facts';
import type { SearchGlobalData } from './engine/types';
import { frequentTasks } from './indexer/frequent-tasks';
import { readersWords } from './indexer/readers-words';
import { renderedPages } from './indexer/rendered-page';
import { fileAddresses, writeSearchFiles } from './indexer/search-files';

export interface SearchPluginOptions {
  /** Name of each product by the segment of its addresses, in the order of the navbar. */
  products: Record<string, string>;
  /** Where the files are fetched from, when not from the site itself. */
  assetUrl?: string;
  /** How many pages a query answers with unless it asks for another number. */
  maxHits?: number;
  /** Whether the page that a hit opens marks the words that were looked for. */
  highlightResult?: boolean;
}

/**
 * Docusaurus plugin: a search in Spanish that needs no server. README.md beside this file says how
 * it works.
 */
export default function searchPlugin(
  { baseUrl }: LoadContext,
  { products }: SearchPluginOptions,
): Plugin {
  const themeDir = path.join(__dirname, 'theme');
  return {
    name: 'search',
    getThemePath: () => themeDir,
    getTypeScriptThemePath: () => themeDir,
    contentLoaded: async ({ actions }) => {
      actions.setGlobalData({ products } satisfies SearchGlobalData);
      // Only the dialog and the page of results read it, so no other page waits for it.
      const tasks = frequentTasks(siteFacts(), baseUrl, products);
      await actions.createData('frequent-tasks.json', JSON.stringify(tasks));
      actions.addRoute({ path: `${baseUrl}buscar`, component: '@theme/SearchPage', exact: true });
    },
  };
}

/**
 * Writes the files of the search into a build.
 *
 * @param pages of that build
 * @returns addresses of the files, which its pages have to be told
 * @throws Error when none of them can be found
 */
export function writeSearch(
  { outDir, baseUrl, siteConfig: { noIndex } }: Props,
  pages: readonly BuiltPage[],
  facts: Facts,
  { maxHits = 20, highlightResult = true, assetUrl = baseUrl }: SearchPluginOptions,
): string[] {
  const options = { maxHits, highlightResult };
  const searched = renderedPages(pages, noIndex);
  const names = writeSearchFiles(outDir, searched, readersWords(facts, baseUrl), options);
  return fileAddresses(assetUrl, names);
}

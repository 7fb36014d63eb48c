import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { filesHash } from '../../src/build/content-hash';
import type { BuiltPage } from '../../src/built-pages/read-page';
import type { Facts } from '../../src/facts/facts';
import { siteFacts } from '../../src/facts/site-facts';
import type { SearchGlobalData } from './engine/types';
import { frequentTasks, roleTasks } from './indexer/frequent-tasks';
import { readersWords } from './indexer/readers-words';
import { renderedPages } from './indexer/rendered-page';
import { searchFileNames, writeSearchFiles } from './indexer/search-files';

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
 * What decides the text of the rendered pages and how the files are made from it. The pages carry
 * the files' names, so these follow from the sources and not from a text that is not known yet.
 */
const BEHIND_THE_TEXT = ['blog', 'data', 'docs', 'plugins', 'src'] as const;

/**
 * Docusaurus plugin: a search in Spanish that needs no server. README.md beside this file says how
 * it works.
 */
export default function searchPlugin(
  { siteDir, baseUrl }: LoadContext,
  { products, assetUrl }: SearchPluginOptions,
): Plugin {
  const themeDir = path.join(__dirname, 'theme');
  const files = searchFileNames(filesHash(siteDir, BEHIND_THE_TEXT));
  return {
    name: 'search',
    getThemePath: () => themeDir,
    getTypeScriptThemePath: () => themeDir,
    contentLoaded: async ({ actions }) => {
      const data: SearchGlobalData = {
        ...{ files, assetUrl, products },
        frequentTasks: frequentTasks(siteFacts(), baseUrl),
      };
      actions.setGlobalData(data);
      // Only the dialog and the page of results read it, so no other page waits for it.
      await actions.createData('role-tasks.json', JSON.stringify(roleTasks(siteFacts(), baseUrl)));
      actions.addRoute({ path: `${baseUrl}buscar`, component: '@theme/SearchPage', exact: true });
    },
  };
}

/**
 * Writes the files of the search into a build, under the names that its pages were told.
 *
 * @param pages of that build
 * @throws Error when none of them can be found
 */
export function writeSearch(
  { outDir, baseUrl, generatedFilesDir, siteConfig: { noIndex } }: Props,
  pages: readonly BuiltPage[],
  facts: Facts,
  { maxHits = 20, highlightResult = true }: SearchPluginOptions,
): void {
  const told = readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8');
  const { files }: SearchGlobalData = JSON.parse(told).search.default;
  const options = { maxHits, highlightResult };
  writeSearchFiles(
    outDir,
    files,
    renderedPages(pages, noIndex),
    readersWords(facts, baseUrl),
    options,
  );
}

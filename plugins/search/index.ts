import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { filesHash } from '../../src/build/content-hash';
import { siteFacts } from '../../src/facts/site-facts';
import type { SearchGlobalData } from './engine/types';
import { frequentTasks, roleTasks } from './indexer/frequent-tasks';
import { readersWords } from './indexer/readers-words';
import { searchFileNames } from './indexer/search-files';
import { searchFiles } from './indexer/search-files-writing';

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
  { siteDir, baseUrl, siteConfig: { noIndex } }: LoadContext,
  { products, assetUrl, maxHits = 20, highlightResult = true }: SearchPluginOptions,
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
    postBuild: async ({ outDir }) => {
      const said = readersWords(siteFacts(), baseUrl);
      const options = { maxHits, highlightResult };
      await searchFiles.begin({ outDir, names: files, said, options, site: { noIndex } });
    },
  };
}

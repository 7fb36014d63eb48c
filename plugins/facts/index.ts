import type { Plugin } from '@docusaurus/types';
import { writeApiData } from './api-data';
import { refreshFacts, siteFacts } from './site-facts';

/**
 * Docusaurus plugin: checks `data/` before anything is built, and again at each edit in development;
 * and hands the API's facts to the query builder.
 * @throws FactError, which stops the build with file, line, key path, rule and what was expected.
 */
export default function factsPlugin(): Plugin {
  return {
    name: 'facts',
    loadContent: async () => {
      refreshFacts();
    },
    contentLoaded: ({ actions }) => writeApiData(siteFacts(), actions.createData),
    getPathsToWatch: () => ['data/**/*.{yaml,json}'],
  };
}

import type { Plugin } from '@docusaurus/types';
import { refreshFacts } from './site-facts';

/**
 * Docusaurus plugin: checks `data/` before anything is built, and again at each edit in development.
 * @throws FactError, which stops the build with file, line, key path, rule and what was expected.
 */
export default function factsPlugin(): Plugin {
  return {
    name: 'facts',
    loadContent: async () => {
      refreshFacts();
    },
    getPathsToWatch: () => ['data/**/*.{yaml,json}'],
  };
}

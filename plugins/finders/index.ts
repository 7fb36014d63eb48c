import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { refreshFacts } from '../../src/facts/site-facts';
import { permissionFinder } from '../../src/rendering/finders/permission-finder';
import { releaseFinder } from '../../src/rendering/finders/release-finder';
import { reportFinder } from '../../src/rendering/finders/report-finder';
import { keyFinder } from './key-finder';
import { placeFinder } from './place-finder';

export interface FindersOptions {
  /** Folder of the documentation pages, whose keywords are what readers say. */
  docsDir: string;
}

/** Docusaurus plugin: pages that find something among the facts. README.md beside this file says what stands on them. */
export default function findersPlugin(
  { baseUrl }: LoadContext,
  { docsDir }: FindersOptions,
): Plugin {
  const themeDir = path.join(__dirname, 'theme');
  return {
    name: 'finders',
    getThemePath: () => themeDir,
    getTypeScriptThemePath: () => themeDir,
    getPathsToWatch: () => ['data/**/*.yaml'],
    contentLoaded: async ({ actions }) => {
      const facts = refreshFacts();
      const finders = [
        reportFinder(facts, docsDir),
        permissionFinder(facts),
        placeFinder(facts, docsDir),
        keyFinder(facts),
        releaseFinder(facts),
      ];
      for (const finder of finders) {
        const name = finder.url.slice(1);
        await actions.createData(`${name}.json`, JSON.stringify(finder));
        actions.addRoute({
          path: baseUrl + name,
          component: '@theme/FinderPage',
          // Not the path that this gives, of which the names of scripts are made: elsewhere they would be others.
          modules: { content: `@generated/finders/default/${name}.json` },
          exact: true,
        });
      }
    },
  };
}

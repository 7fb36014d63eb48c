import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliSize } from '../brotli-size';
import type { BenchedSite, Peer } from './peer';
import type { Scratch } from './scratch';

const PACKAGE = '@easyops-cn/docusaurus-search-local';

/** Options of the plugin that its code reads here; all but the language are its defaults. */
const CONFIG = {
  language: ['es'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: [],
  forceIgnoreNoIndex: false,
};

/** Results that its search bar asks for, so that enough pages remain when each counts once. */
const LIMIT = 60;

interface FoundDocument {
  document: { u: string; h?: string };
}

/** The class that the plugin runs in its web worker. */
type SearchWorker = new () => {
  search(baseUrl: string, context: string, text: string, limit: number): Promise<FoundDocument[]>;
};

/** Bundles the plugin's worker with the constants that its build would generate. */
async function bundleWorker(scratch: Scratch): Promise<SearchWorker> {
  const constants = path.join(scratch.folder, 'easyops-constants.js');
  writeFileSync(
    constants,
    `import lunr from 'lunr';
require('lunr-languages/lunr.stemmer.support')(lunr);
require('lunr-languages/lunr.es')(lunr);
export const language = ['es'];
export const removeDefaultStopWordFilter = [];
export const searchIndexUrl = 'search-index.json';
export const searchResultLimits = ${LIMIT};
export const fuzzyMatchingDistance = 1;
export const __setLunr = () => lunr;
`,
  );
  const esbuild = scratch.require('esbuild');
  const outfile = path.join(scratch.folder, 'easyops-worker.mjs');
  await esbuild.build({
    entryPoints: [
      path.join(scratch.folder, 'node_modules', PACKAGE, 'dist/client/client/theme/worker.js'),
    ],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    alias: {
      [`@generated/${PACKAGE}/default/generated-constants.js`]: constants,
    },
    nodePaths: [path.join(scratch.folder, 'node_modules')],
    outfile,
  });
  // The worker offers itself to its page as it starts; here there is none to listen.
  Object.assign(globalThis, { addEventListener: () => undefined });
  const { SearchWorker } = await import(pathToFileURL(outfile).href);
  return SearchWorker;
}

/** Runs the plugin's own scanner, index builder and worker over the built pages. */
export async function createEasyopsPeer(scratch: Scratch, site: BenchedSite): Promise<Peer> {
  const utils = `${scratch.folder}/node_modules/${PACKAGE}/dist/server/server/utils`;
  const { scanDocuments } = scratch.require(`${utils}/scanDocuments.js`);
  const { buildIndex } = scratch.require(`${utils}/buildIndex.js`);
  const types = { doc: 'docs', post: 'blog', standalone: 'page', message: 'page' } as const;
  const documents = await scanDocuments(
    site.pages.map(({ url, kind }) => ({
      filePath: path.join(site.folder, url, 'index.html'),
      url,
      type: types[kind],
    })),
    CONFIG,
  );
  const json = JSON.stringify(buildIndex(documents, CONFIG));

  const Worker = await bundleWorker(scratch);
  Object.assign(globalThis, { location: { origin: 'https://bench.example' } });
  globalThis.fetch = async () => new Response(json);
  const worker = new Worker();
  // It keeps its index from the first search on, so that other peers may replace `fetch` later.
  await worker.search('https://bench.example/', '', 'caja', LIMIT);
  return {
    name: '@easyops-cn/docusaurus-search-local 0.55.3',
    bytes: brotliSize(json),
    search: async (text) => {
      const found = await worker.search('https://bench.example/', '', text, LIMIT);
      return found.map(({ document }) => document.u + (document.h ?? ''));
    },
  };
}

import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type lunr from 'lunr';
import { brotliSize } from '../brotli-size';
import type { BenchedSite, Peer } from './peer';
import type { Scratch } from './scratch';

/** The parts of the plugin that the bench calls, as its 3.6.1 exports them. */
interface LunrSearchPlugin {
  configureWebpack(config: { resolve: { alias: Record<string, string> } }): unknown;
  postBuild(props: {
    routesPaths: string[];
    outDir: string;
    baseUrl: string;
    plugins: unknown[];
  }): Promise<void>;
}

/** Runs the plugin's own `postBuild` over the built pages, and asks as its search bar does. */
export async function createLunrSearchPeer(scratch: Scratch, site: BenchedSite): Promise<Peer> {
  const generated = path.join(scratch.folder, 'generated');
  mkdirSync(generated, { recursive: true });
  const createPlugin: (context: object, options: object) => LunrSearchPlugin =
    scratch.require('docusaurus-lunr-search');
  const plugin = createPlugin({}, { languages: ['es'] });
  plugin.configureWebpack({ resolve: { alias: { '@generated': generated } } });
  await plugin.postBuild({
    routesPaths: site.pages.map(({ url }) => url),
    outDir: site.folder,
    baseUrl: '/',
    plugins: [
      { name: 'docusaurus-plugin-content-docs', options: { disableVersioning: true }, content: {} },
    ],
  });

  const read = (prefix: string): string => {
    const file = readdirSync(site.folder).find((name) => name.startsWith(`${prefix}-`));
    return readFileSync(path.join(site.folder, file ?? `${prefix}.json`), 'utf8');
  };
  const docs = read('search-doc');
  const index = read('lunr-index');
  const { searchDocs }: { searchDocs: { url: string }[] } = JSON.parse(docs);
  const peerLunr: typeof lunr = scratch.require('lunr');
  // As src/theme/SearchBar/lunar-search.js sets it before the first search.
  peerLunr.tokenizer.separator = /[\s\-/]+/;
  const loaded = peerLunr.Index.load(JSON.parse(index));
  return {
    name: 'docusaurus-lunr-search 3.6.1',
    bytes: brotliSize(docs) + brotliSize(index),
    search: (text) =>
      loaded
        .query((query) => {
          const tokens = peerLunr.tokenizer(text);
          query.term(tokens, { boost: 10 });
          query.term(tokens, { wildcard: peerLunr.Query.wildcard.TRAILING });
        })
        .map(({ ref }) => searchDocs[Number(ref)]?.url ?? ''),
  };
}

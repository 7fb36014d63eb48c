import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliSize } from '../brotli-size';
import { DEPTH } from '../relevance';
import type { BenchedSite, Peer } from './peer';
import type { Scratch } from './scratch';

/** The parts of Pagefind's Node API that the bench calls. */
interface PagefindBuild {
  createIndex(settings: object): Promise<{
    index: {
      addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
      writeFiles(target: { outputPath: string }): Promise<unknown>;
    };
  }>;
}

/** The parts of Pagefind's browser API that the bench calls. */
interface PagefindSearch {
  options(options: { baseUrl: string }): Promise<void>;
  init(language: string): Promise<void>;
  search(text: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

/** Files of Pagefind's bundle that travel compressed already. */
const COMPRESSED = /\.(?:pagefind|pf_\w+)$/;

/** Lets Pagefind's browser code fetch its files from disk, and notes which ones. */
function fetchFromDisk(fetched: Set<string>): typeof fetch {
  return async (input) => {
    const file = fileURLToPath(String(input).replace(/\?.*$/, ''));
    fetched.add(file);
    return new Response(readFileSync(file));
  };
}

/** Indexes the same pages with its own indexer and asks its browser code, run here. */
export async function createPagefindPeer(scratch: Scratch, site: BenchedSite): Promise<Peer> {
  const bundle = path.join(scratch.folder, 'pagefind-bundle');
  const builder: PagefindBuild = await import(
    pathToFileURL(path.join(scratch.folder, 'node_modules/pagefind/lib/index.js')).href
  );
  const { index } = await builder.createIndex({ forceLanguage: 'es' });
  for (const { url } of site.pages) {
    const content = readFileSync(path.join(site.folder, url, 'index.html'), 'utf8');
    await index.addHTMLFile({ url, content });
  }
  await index.writeFiles({ outputPath: bundle });

  const script = path.join(bundle, 'pagefind.js');
  const fetched = new Set([script]);
  globalThis.fetch = fetchFromDisk(fetched);
  const pagefind: PagefindSearch = await import(pathToFileURL(script).href);
  await pagefind.options({ baseUrl: '/' });
  await pagefind.init('es');
  const search = async (text: string): Promise<string[]> => {
    const { results } = await pagefind.search(text);
    const pages = await Promise.all(results.slice(0, DEPTH).map((result) => result.data()));
    return pages.map(({ url }) => url);
  };
  await search('cierre de caja');
  const bytes = [...fetched].reduce((sum, file) => {
    const content = readFileSync(file);
    return sum + (COMPRESSED.test(file) ? content.length : brotliSize(content));
  }, 0);
  return { name: 'Pagefind 1.6.0', bytes, search };
}

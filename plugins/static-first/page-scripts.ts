import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { readPageTable, tableChunks } from '../../src/build/page-table';

/** The bundler's account of which files hold which chunks. */
interface ClientManifest {
  entrypoints: string[];
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

/** Chunk names, in whatever shape the props of the route have. */
type ChunkNames = string | ChunkNames[] | { [prop: string]: ChunkNames };

function readGenerated(folder: string, file: string): Promise<string> {
  return readFile(path.join(folder, file), 'utf8');
}

function flatten(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flatten);
}

/** Paths of a page's own route and of those around it, by the path of the page. */
function routeChains(routes: RouteConfig[], around: string[] = []): [string, string[]][] {
  return routes.flatMap(({ path: own, routes: inner }) =>
    inner ? routeChains(inner, [...around, own]) : [[own, [...around, own]]],
  );
}

/**
 * The script files that each page needs to hydrate, beside the entry: what the framework would
 * ask for one after another once it runs.
 *
 * @param generatedDir `.docusaurus`, where the framework leaves what it knows of its chunks
 * @returns a function from the path of a page to files such as `assets/js/0058b4c6.23f276ab.js`
 */
export async function pageScripts(
  generatedDir: string,
  routes: RouteConfig[],
): Promise<(pathname: string) => string[]> {
  const manifest: ClientManifest = JSON.parse(
    await readGenerated(generatedDir, 'client-manifest.json'),
  );
  const chunks = await readGenerated(generatedDir, 'routesChunkNames.json');
  const routeChunks: Record<string, { [prop: string]: ChunkNames }> = JSON.parse(chunks);
  const renamed = tableChunks(
    readPageTable(await readGenerated(generatedDir, 'routes.js'), chunks),
  );
  const chunksByRoute = new Map<string, string[]>();
  for (const [route, names] of Object.entries(routeChunks)) {
    const own = route.replace(/-[^-]+$/, '');
    chunksByRoute.set(own, [...(chunksByRoute.get(own) ?? []), ...flatten(names)]);
  }
  const chains = new Map(routeChains(routes));
  const filesOf = (chunk: string) =>
    (manifest.origins[renamed.get(chunk) ?? chunk] ?? []).flatMap((id) =>
      (manifest.assets[id]?.js ?? []).map(({ file }) => file),
    );

  return (pathname) => {
    const chunks = (chains.get(pathname) ?? []).flatMap((route) => chunksByRoute.get(route) ?? []);
    return [...new Set(chunks.flatMap(filesOf))];
  };
}

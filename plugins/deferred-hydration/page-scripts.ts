import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';

/** The bundler's account of which files hold which chunks. */
interface ClientManifest {
  entrypoints: string[];
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

/** Chunk names, in whatever shape the props of the route have. */
type ChunkNames = string | ChunkNames[] | { [prop: string]: ChunkNames };

async function readGenerated<Content>(folder: string, file: string): Promise<Content> {
  return JSON.parse(await readFile(path.join(folder, file), 'utf8'));
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
  const manifest = await readGenerated<ClientManifest>(generatedDir, 'client-manifest.json');
  const routeChunks = await readGenerated<Record<string, ChunkNames>>(
    generatedDir,
    'routesChunkNames.json',
  );
  const chunksByRoute = new Map<string, string[]>();
  for (const [route, names] of Object.entries(routeChunks)) {
    const own = route.replace(/-[^-]+$/, '');
    chunksByRoute.set(own, [...(chunksByRoute.get(own) ?? []), ...flatten(names)]);
  }
  const chains = new Map(routeChains(routes));
  const filesOf = (chunk: string) =>
    (manifest.origins[chunk] ?? []).flatMap((id) =>
      (manifest.assets[id]?.js ?? []).map(({ file }) => file),
    );

  return (pathname) => {
    const chunks = (chains.get(pathname) ?? []).flatMap((route) => chunksByRoute.get(route) ?? []);
    return [...new Set(chunks.flatMap(filesOf))];
  };
}

/** What the framework generates of all pages, as text, and by path and hash of each page the chunks that it takes. */
export interface GeneratedTables {
  /** `routes.js` */
  routes: string;
  /** `registry.js` */
  registry: string;
  /** `routesChunkNames.json` */
  chunkNames: Readonly<Record<string, object>>;
}

/** A row of the registry: the name of a chunk and how to load it; what follows is for rendering on a server. */
const REGISTERED = /"(?<name>[^"]+)": \[(?<load>\(\) => import\([^)]*\)), /g;

const PAGE = /ComponentCreator\('(?<path>[^']+)', '(?<hash>[^']+)'\)/g;

/** A name of a chunk in what a page takes, which is no key. */
const NAME = /"([^"]+)"(?=[,}\]])/g;

/**
 * The framework's routes with the chunks of each page in its place. The framework has a table of pages, one of the chunks
 * of each and one of all chunks, so the browser gets each address and each name of a chunk two and three times.
 *
 * @param helpers path of the module with `chunk` and `page`
 * @throws Error when a chunk has no page, which would have none either in the browser
 */
export function routeTable(tables: GeneratedTables, helpers: string): string {
  const loads = new Map(
    [...tables.registry.matchAll(REGISTERED)].map(({ groups }) => [groups?.name, groups?.load]),
  );
  function inPlace(quoted: string, name: string): string {
    const load = loads.get(name);
    loads.delete(name);
    return load ? `chunk(${quoted}, ${load})` : quoted;
  }

  const routes = tables.routes.replace(PAGE, (_, path: string, hash: string) => {
    const chunks = JSON.stringify(tables.chunkNames[`${path}-${hash}`]);
    return `page('${path}', ${chunks.replace(NAME, inPlace)})`;
  });
  if (loads.size === 0) return `import { chunk, page } from ${JSON.stringify(helpers)};\n${routes}`;
  throw new Error(
    `.docusaurus/registry.js has chunks that no route takes: ${[...loads.keys()].join(', ')}. Expected what ` +
      'core/lib/server/codegen writes; if it changed, bring plugins/bundler-options/route-table.ts after it.',
  );
}

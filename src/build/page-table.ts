import { UnexpectedText } from './replace-exactly';

/** Chunks of a route by the name of the prop that they fill. */
type RouteChunks = Readonly<Record<string, unknown>>;

/** A page of a component and a content of its own, and their chunks as the framework names them. */
interface TablePage {
  path: string;
  sidebar: string;
  component: string;
  content: string;
}

/** What the framework writes of routes, parted into pages that make a table and the rest. */
export interface PageTable {
  pages: readonly TablePage[];
  /** Source of the routes, with `...tableRoutes(0, 9),` in the place of nine pages. */
  routes: string;
  chunks: Readonly<Record<string, RouteChunks>>;
}

const ROUTE =
  /\{\s*path: '([^'\s]+)',\s*component: ComponentCreator\('\1', '([^'\n]+)'\),\s*exact: true(?:,\s*sidebar: "([^"\n]+)")?\s*\}/g;
const MARKS = /(?:\0\d+\0,?\s*)+/g;

/**
 * Names of the pages' chunks by the names that the framework gave them. Those are hashes, which nothing
 * compresses; ours follow from the place in the table.
 */
export function tableChunks({ pages }: PageTable): ReadonlyMap<string, string> {
  return new Map(pages.map(({ content }, place) => [content, `p${place.toString(36)}`]));
}

/**
 * @param routesSource `.docusaurus/routes.js`
 * @param chunksSource `.docusaurus/routesChunkNames.json`
 * @throws UnexpectedText when the route of such a page is not where it is expected
 */
export function readPageTable(routesSource: string, chunksSource: string): PageTable {
  const all: Record<string, RouteChunks> = JSON.parse(chunksSource);
  const chunks = { ...all };
  const pages: TablePage[] = [];
  const uses = new Map<unknown, number>();
  for (const [, name] of chunksSource.matchAll(/"([^"]+)"/g))
    uses.set(name, 1 + (uses.get(name) ?? 0));
  const isOfTable = (own: RouteChunks) =>
    Object.keys(own).sort().join() === '__comp,content' && uses.get(own.content) === 1;
  const marked = routesSource.replace(ROUTE, (route, path, hash, sidebar = '') => {
    const key = `${path}-${hash}`;
    const { __comp: component, content } = all[key] ?? {};
    if (typeof component !== 'string' || typeof content !== 'string') return route;
    if (!isOfTable(all[key] ?? {})) return route;
    delete chunks[key];
    return `\0${pages.push({ path, sidebar, component, content }) - 1}\0`;
  });
  const missed = Object.entries(chunks).find(([, own]) => isOfTable(own));
  if (missed) {
    const row = 'the row «page-table» of plugins/bundle-diet/README.md';
    throw new UnexpectedText({ file: 'routes.js', row }, ROUTE, `not found for ${missed[0]}`);
  }
  const routes = marked.replace(MARKS, (marks) => {
    const places = [...marks.matchAll(/\d+/g)].map(Number);
    return `...tableRoutes(${places[0]}, ${places.length}),`;
  });
  return { pages, routes, chunks };
}

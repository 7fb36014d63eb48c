import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';

interface RouteTree {
  [segment: string]: string | RouteTree;
}

const routeTreeSchema: z.ZodType<RouteTree> = z.lazy(() =>
  z.record(
    z.string().regex(/^(_|[a-z0-9-]+)$/, 'a path segment is lower case, digits and hyphens'),
    z.union([z.string().min(2), routeTreeSchema]),
  ),
);

/** One documentation page: where it is, what it is called and where it hangs. */
export interface Route {
  /** Path without `/docs/` and without slashes at the ends: `delfin/faqs/ventas`. */
  path: string;
  title: string;
  /** First segment of the path: `delfin`, `sinco`… */
  product: string;
  /** Path of the group this page belongs to; undefined for the roots of the products. */
  parent: string | undefined;
  /** Paths of the pages of this group, in order; empty for a page that is no group. */
  children: string[];
  /** Address in the site: `/docs/delfin` for a root, `/docs/delfin/faqs/ventas/` for the rest. */
  url: string;
}

export type Routes = ReadonlyMap<string, Route>;

/** Address of a documentation path; only the product roots go without a trailing slash. */
export function docUrl(routePath: string): string {
  return routePath.includes('/') ? `/docs/${routePath}/` : `/docs/${routePath}`;
}

function collect(tree: RouteTree, parent: Route | undefined, routes: Map<string, Route>): void {
  for (const [segment, value] of Object.entries(tree)) {
    if (segment === '_') continue;
    const routePath = parent ? `${parent.path}/${segment}` : segment;
    const ownTitle = typeof value === 'string' ? value : value._;
    const route: Route = {
      path: routePath,
      title: typeof ownTitle === 'string' ? ownTitle : routePath,
      product: routePath.split('/')[0] ?? routePath,
      parent: parent?.path,
      children: [],
      url: docUrl(routePath),
    };
    routes.set(routePath, route);
    parent?.children.push(routePath);
    if (typeof value !== 'string') collect(value, route, routes);
  }
}

/**
 * Loads `rutas.yaml`: every documentation page in sidebar order.
 * @throws FactError when the file breaks its schema.
 */
export function loadRoutes(dataDir: string): Routes {
  const tree = readFacts(path.join(dataDir, 'rutas.yaml'), routeTreeSchema);
  const routes = new Map<string, Route>();
  collect(tree, undefined, routes);
  return routes;
}

import * as z from 'zod';
import { unknownName } from '../text/nearest';
import { FactError, type FactIssue } from './fact-error';
import { issueAt } from './fact-file';
import { file } from './read-facts';
import { repeated } from './repeated';
import { textSchema } from './shared-schemas';

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
  /** What the page is called wherever nothing around it says where it belongs; no other page is called so. */
  title: string;
  /** What it is called among its neighbours, in menus and in the sidebar: «Ventas», «Instalación». */
  label: string;
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

type Titles = Readonly<Record<string, string>>;

function collect(
  tree: RouteTree,
  titles: Titles,
  parent: Route | undefined,
  routes: Map<string, Route>,
): void {
  for (const [segment, value] of Object.entries(tree)) {
    if (segment === '_') continue;
    const routePath = parent ? `${parent.path}/${segment}` : segment;
    const ownLabel = typeof value === 'string' ? value : value._;
    const label = typeof ownLabel === 'string' ? ownLabel : routePath;
    const route: Route = {
      path: routePath,
      title: titles[routePath] ?? label,
      label,
      product: routePath.split('/')[0] ?? routePath,
      parent: parent?.path,
      children: [],
      url: docUrl(routePath),
    };
    routes.set(routePath, route);
    parent?.children.push(routePath);
    if (typeof value !== 'string') collect(value, titles, route, routes);
  }
}

/** Titles of pages that are none, and pages that are called like another. */
function* titleIssues(titles: Titles, routes: Routes): Iterable<FactIssue> {
  for (const path of Object.keys(titles)) {
    if (routes.has(path)) continue;
    yield issueAt(titles, [path], 'unknown route', unknownName(path, [...routes.keys()]));
  }
  for (const [{ path, title }, first] of repeated(routes.values(), (route) => route.title)) {
    const expected = `a title other than «${title}», which is that of ${first.path}`;
    yield issueAt(titles, [path], 'title of two pages', expected);
  }
}

/**
 * Reads `rutas.yaml`, every documentation page in sidebar order, and `titulos.yaml`, what those are called whose names
 * in the sidebar other pages have too.
 * @throws FactError when a file breaks its schema, or two pages have one title.
 */
export function readRoutes(dataDir: string): Routes {
  const tree = file('rutas.yaml', routeTreeSchema)(dataDir);
  const titles = file('titulos.yaml', z.record(z.string(), textSchema))(dataDir);
  const routes = new Map<string, Route>();
  collect(tree, titles, undefined, routes);
  const issues = [...titleIssues(titles, routes)];
  if (issues.length > 0) throw new FactError(issues);
  return routes;
}

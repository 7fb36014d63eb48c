import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type { Route, Routes } from '../facts/routes';

/** Path of the documentation page that a file of `docs/` holds, or undefined outside `docs/`. */
export function routePathOf(file: string, docsDir: string): string | undefined {
  const relative = path.relative(docsDir, file).split(path.sep).join('/');
  if (relative.startsWith('..') || !/\.mdx?$/.test(relative)) return undefined;
  return relative.replace(/\.mdx?$/, '').replace(/\/index$/, '');
}

/** File of `docs/` where a documentation page is written. */
export function fileOfRoute(route: Route, docsDir: string): string {
  return route.parent === undefined
    ? path.join(docsDir, `${route.path}.mdx`)
    : path.join(docsDir, route.path, 'index.mdx');
}

/** Front matter of a page; nothing of one without a file, at which the sidebar stops the build. */
function frontMatterOf(routes: Routes, routePath: string, docsDir: string) {
  const route = routes.get(routePath);
  const file = route && fileOfRoute(route, docsDir);
  return file && existsSync(file) ? matter(readFileSync(file, 'utf8')).data : {};
}

/** Description of a page, from its own front matter. */
export function descriptionOf(routes: Routes, routePath: string, docsDir: string): string {
  return String(frontMatterOf(routes, routePath, docsDir).description ?? '');
}

/** What a shopkeeper would type for a page, from its own front matter. */
export function keywordsOf(routes: Routes, routePath: string, docsDir: string): string[] {
  const { keywords } = frontMatterOf(routes, routePath, docsDir);
  return Array.isArray(keywords) ? keywords.map(String) : [];
}

/**
 * Gives a documentation page the title of its route; files outside `docsDir` (blog, standalone pages) pass unchanged.
 * What else stands in its front matter is checked with the contents (the rule `front-matter`).
 * @throws Error naming a file that is no route
 */
export function withRouteTitle(
  file: string,
  frontMatter: Record<string, unknown>,
  routes: Routes,
  docsDir: string,
): Record<string, unknown> {
  const routePath = routePathOf(file, docsDir);
  if (routePath === undefined) return frontMatter;
  const route = routes.get(routePath);
  if (route) return { ...frontMatter, title: route.title };
  throw new Error(
    `${path.relative(process.cwd(), file)}: /docs/${routePath} is not a route. Add it to data/rutas.yaml or move the file.`,
  );
}

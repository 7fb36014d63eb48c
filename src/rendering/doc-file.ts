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

function frontMatterOf(file: string): Record<string, unknown> {
  return matter(readFileSync(file, 'utf8')).data;
}

/**
 * Description of a page, from its own front matter.
 * @throws Error when the page has no file or no description.
 */
export function descriptionOf(routes: Routes, routePath: string, docsDir: string): string {
  const route = routes.get(routePath);
  if (!route) throw new Error(`${routePath} is not a route of data/rutas.yaml`);
  const file = fileOfRoute(route, docsDir);
  const place = path.relative(process.cwd(), file);
  if (!existsSync(file)) throw new Error(`${routePath} has no page: write ${place}`);
  const { description } = frontMatterOf(file);
  if (typeof description === 'string') return description;
  throw new Error(`${place} needs a description in its front matter`);
}

/** What a shopkeeper would type for a page, from its own front matter; nothing of a page without a file. */
export function keywordsOf(routes: Routes, routePath: string, docsDir: string): string[] {
  const route = routes.get(routePath);
  const file = route && fileOfRoute(route, docsDir);
  if (!file || !existsSync(file)) return [];
  const { keywords } = frontMatterOf(file);
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

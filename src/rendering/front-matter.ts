import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Routes } from '../facts/routes';
import { routePathOf } from './doc-file';

const tagsSchema = z.record(
  z.string(),
  z.strictObject({ label: z.string(), permalink: z.string(), description: z.string() }),
);

/** The fixed list of tags of the documentation, by key. */
const docsTags = tagsSchema.parse(parse(readFileSync(path.resolve('docs/tags.yml'), 'utf8')));

const docSchema = z.strictObject({
  description: z.string().min(80, 'use 80 to 160 characters').max(160, 'use 80 to 160 characters'),
  tags: z.array(z.string()).min(1, 'use 1 to 4 tags').max(4, 'use 1 to 4 tags'),
  keywords: z
    .array(z.string().min(2))
    .min(4, 'use 4 to 10 keywords')
    .max(10, 'use 4 to 10 keywords'),
});

function describeIssue(issue: z.core.$ZodIssue): string {
  const key = issue.path.join('.') || '(front matter)';
  if (issue.code === 'unrecognized_keys') {
    return `${issue.keys.join(', ')}: unknown key; a page has description, tags and keywords, and its title comes from data/rutas.yaml`;
  }
  return `${key}: ${issue.message}`;
}

/**
 * Checks the front matter of a documentation page and gives it the title of its route.
 * Files outside `docsDir` (blog, standalone pages) pass unchanged.
 * @throws Error naming the file and each broken key.
 */
export function docFrontMatter(
  file: string,
  frontMatter: Record<string, unknown>,
  routes: Routes,
  docsDir: string,
): Record<string, unknown> {
  const routePath = routePathOf(file, docsDir);
  if (routePath === undefined) return frontMatter;
  const place = path.relative(process.cwd(), file);
  const route = routes.get(routePath);
  if (!route) {
    throw new Error(
      `${place}: /docs/${routePath} is not a route. Add it to data/rutas.yaml or move the file.`,
    );
  }
  const result = docSchema.safeParse(frontMatter);
  if (!result.success) {
    throw new Error(
      `${place}: broken front matter.\n${result.error.issues.map((issue) => `  ${describeIssue(issue)}`).join('\n')}`,
    );
  }
  const unknown = result.data.tags.filter((tag) => !(tag in docsTags));
  if (unknown.length > 0) {
    throw new Error(
      `${place}: unknown tag ${unknown.join(', ')}. Use one of: ${Object.keys(docsTags).join(', ')}.`,
    );
  }
  return { ...result.data, title: route.title };
}

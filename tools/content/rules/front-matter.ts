import path from 'node:path';
import * as z from 'zod';
import { docFrontMatter } from '../../../src/rendering/front-matter';
import type { Content, ContentPage } from '../content';
import { type PageProblem, PageRule } from '../rule';

const description = z
  .string()
  .min(80, 'use 80 to 160 characters')
  .max(160, 'use 80 to 160 characters');

const postSchema = z.looseObject({
  title: z.string(),
  description,
  slug: z.string(),
  authors: z.array(z.string()).min(1),
  tags: z.array(z.string()).min(1),
  keywords: z.array(z.string()).min(4, 'use 4 to 10 keywords').max(10, 'use 4 to 10 keywords'),
});

const standaloneSchema = z.looseObject({ title: z.string(), description });

function issuesOf(schema: z.ZodType, frontMatter: unknown): string[] {
  const result = schema.safeParse(frontMatter);
  if (result.success) return [];
  return result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

/** What the build itself would say of the front matter of a documentation page. */
function docIssues(page: ContentPage, content: Content): string[] {
  try {
    docFrontMatter(
      path.resolve(page.file),
      page.frontMatter,
      content.facts.routes,
      path.resolve('docs'),
    );
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message.replace(`${page.file}: `, '') : String(error)];
  }
}

export class FrontMatter extends PageRule {
  readonly id = 'front-matter';
  readonly severity = 'error';
  readonly asks =
    'A page has a `description` of 80 to 160 characters, 1 to 4 known `tags` and 4 to 10 `keywords`; a post also title, slug and authors.';

  protected problemsOf(page: ContentPage, content: Content): PageProblem[] {
    // A page that did not even parse has no front matter to judge; `directives-expand` says why.
    if (page.brokenBy !== undefined && Object.keys(page.frontMatter).length === 0) return [];
    if (page.kind === 'doc') return docIssues(page, content).map((message) => ({ message }));
    const schema = page.kind === 'post' ? postSchema : standaloneSchema;
    return issuesOf(schema, page.frontMatter).map((message) => ({ line: 1, message }));
  }
}

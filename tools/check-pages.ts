import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileOfRoute } from '../plugins/facts/page';
import { siteFacts } from '../plugins/facts/site-facts';
import { type ExpandedPage, expandPage } from './pages/expanded-page';
import { anchorsOf } from './pages/page-links';
import { headingProblems, linkProblems, relatedProblems } from './pages/page-problems';

const docsDir = path.resolve('docs');
const scopes = process.argv.slice(2).map((scope) => path.resolve(scope));
const facts = siteFacts();
const problems: { file: string; text: string }[] = [];
const pages: ExpandedPage[] = [];
const anchorsByUrl = new Map<string, Set<string>>();

for (const route of facts.routes.values()) {
  const file = fileOfRoute(route, docsDir);
  if (!existsSync(file)) {
    problems.push({ file, text: `missing page of the route /docs/${route.path}` });
    continue;
  }
  try {
    const page = expandPage(file, facts, docsDir);
    pages.push(page);
    anchorsByUrl.set(route.url, anchorsOf(page.tree));
  } catch (error) {
    problems.push({ file, text: error instanceof Error ? error.message : String(error) });
  }
}

const fileByDescription = new Map<unknown, string>();
for (const page of pages) {
  const first = fileByDescription.get(page.frontMatter.description);
  if (first) {
    problems.push({
      file: page.file,
      text: `its description is also that of ${path.relative('.', first)}`,
    });
  }
  fileByDescription.set(page.frontMatter.description, page.file);
  for (const text of [
    ...headingProblems(page),
    ...relatedProblems(page),
    ...linkProblems(page, facts, anchorsByUrl),
  ]) {
    problems.push({ file: page.file, text });
  }
}

const shown = problems.filter(
  ({ file }) => scopes.length === 0 || scopes.some((scope) => file.startsWith(scope)),
);
for (const { file, text } of shown) console.error(`${path.relative('.', file)}: ${text}`);
console.log(`${pages.length} pages expanded, ${shown.length} problems.`);
if (shown.length > 0) process.exitCode = 1;

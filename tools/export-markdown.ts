import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { siteFacts } from '../src/facts/site-facts';
import { fileOfRoute } from '../src/rendering/doc-file';
import { expandPage } from './pages/expanded-page';
import { plainMarkdown } from './pages/plain-markdown';

const outDir = process.argv[2];
if (!outDir) {
  console.error('Say where to write: tsx tools/export-markdown.ts <folder>');
  process.exit(1);
}

const docsDir = path.resolve('docs');
const facts = siteFacts();
for (const route of facts.routes.values()) {
  const { frontMatter, tree } = expandPage(fileOfRoute(route, docsDir), facts, docsDir);
  const target = path.join(
    outDir,
    path.relative(docsDir, fileOfRoute(route, docsDir)).replace(/\.mdx$/, '.md'),
  );
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `---\n${stringify(frontMatter)}---\n\n${plainMarkdown(tree)}`);
}
console.log(`${facts.routes.size} pages written to ${outDir}.`);

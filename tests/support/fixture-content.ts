import path from 'node:path';
import { componentPassagesOf } from '../../tools/content/component-passages';
import type { Content } from '../../tools/content/content';
import { factTextsOf } from '../../tools/content/fact-passages';
import { pageOf, siteFolders } from '../../tools/content/read-content';
import type { ContentRule } from '../../tools/content/rule';
import { smallFacts as facts } from './small-facts';

const frontMatter = `---
description: Una descripción de la página con sus ochenta letras o más, para que la regla la deje pasar.
tags: [ventas]
keywords: [uno, dos, tres, cuatro]
---

`;

/** Content made of texts by file, `docs/…/index.mdx`, `blog/….mdx`, `data/….yaml` or `src/components/….tsx`, with the small facts. */
export function contentOf(files: Record<string, string>): Content {
  const entries = Object.entries(files);
  const pages = entries
    .filter(([file]) => /\.mdx?$/.test(file))
    .map(([file, source]) => pageOf(path.resolve(file), source, facts, siteFolders));
  return {
    facts,
    pages,
    componentPassages: entries
      .filter(([file]) => /\.tsx?$/.test(file))
      .flatMap(([file, source]) => componentPassagesOf(file, source)),
    ...factTextsOf(entries.filter(([file]) => file.endsWith('.yaml'))),
    strayFiles: [],
  };
}

/** The file of a documentation page that exists in the route map. */
export const docFile = 'docs/delfin/faqs/ventas/index.mdx';

/** What a rule says of a documentation page with this body, one `line message` each. */
export function problemsIn(rule: ContentRule, body: string): string[] {
  return problemsOf(rule, { [docFile]: frontMatter + body });
}

/** What a rule says of some files, one `line message` each. */
export function problemsOf(rule: ContentRule, files: Record<string, string>): string[] {
  return rule.check(contentOf(files)).map(({ line, message }) => `${line ?? '-'} ${message}`);
}

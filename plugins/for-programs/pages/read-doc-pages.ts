import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFragment } from 'parse5';
import type { BuiltDocs, DocPage } from './doc-page';
import { docText } from './doc-text';

const CANONICAL = /<link[^>]*\brel="?canonical"?[^>]*>/;
const DESCRIPTION = /<meta[^>]*\bname="?description"?[^>]*>/;

/** An attribute of the first element that a pattern finds, as its reader is told it. */
function attributeOf(html: string, element: RegExp, name: string): string {
  const [node] = parseFragment(element.exec(html)?.[0] ?? '').childNodes;
  const attributes = node && 'attrs' in node ? node.attrs : [];
  return attributes.find((attribute) => attribute.name === name)?.value ?? '';
}

/** Reads all documentation pages of a build, in the order of their files. */
export function readDocPages({ outDir, siteUrl }: BuiltDocs): DocPage[] {
  const folder = path.join(outDir, 'docs');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.html'))
    .sort()
    .flatMap((name) => {
      const file = `docs/${name.split(path.sep).join('/')}`;
      const html = readFileSync(path.join(outDir, file), 'utf8');
      const url = attributeOf(html, CANONICAL, 'href');
      const text = docText(html, { siteUrl, url });
      if (!text) return [];
      return [{ file, url, description: attributeOf(html, DESCRIPTION, 'content'), ...text }];
    });
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFragment } from 'parse5';
import { MESSAGES_URL } from '../../../src/facts/message-url';
import { FINDER_URLS } from '../../../src/rendering/finders/finder-urls';
import type { BuiltDocs, DocPage } from './doc-page';
import { docText } from './doc-text';

const CANONICAL = /<link[^>]*\brel="?canonical"?[^>]*>/;
/** What it says may hold the sign that ends it: «Consultas > Kardex». */
const DESCRIPTION = /<meta\b(?:"[^"]*"|[^>"])*?\bname="?description"?(?:"[^"]*"|[^>"])*>/;

/** An attribute of the first element that a pattern finds, as its reader is told it. */
function attributeOf(html: string, element: RegExp, name: string): string {
  const [node] = parseFragment(element.exec(html)?.[0] ?? '').childNodes;
  const attributes = node && 'attrs' in node ? node.attrs : [];
  return attributes.find((attribute) => attribute.name === name)?.value ?? '';
}

/** The folders whose pages have a text beside them. */
const FOLDERS = ['docs', MESSAGES_URL.slice(1)];

const finders = Object.values(FINDER_URLS).map((url) => url.slice(1));

/** The pages about all products that have one too. */
const PAGES_OF_ALL = ['glosario', 'abrir-la-ayuda', ...finders].map((page) => `${page}/index.html`);

function htmlFiles(outDir: string, folder: string): string[] {
  if (!existsSync(path.join(outDir, folder))) return [];
  return readdirSync(path.join(outDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`);
}

/** The files of a build that have a text beside them, in their order. */
function filesWithText(outDir: string): string[] {
  const alone = PAGES_OF_ALL.filter((file) => existsSync(path.join(outDir, file)));
  return [...FOLDERS.flatMap((folder) => htmlFiles(outDir, folder)), ...alone];
}

/**
 * Reads all pages of a build that are documentation, about messages or about all products, in the order of their files.
 *
 * @param textOf reads one of them
 */
export function readDocPages({ outDir, siteUrl }: BuiltDocs, textOf = docText): DocPage[] {
  return filesWithText(outDir).flatMap((file) => {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    const url = attributeOf(html, CANONICAL, 'href');
    const text = textOf(html, { siteUrl, url });
    if (!text) return [];
    return [{ file, url, description: attributeOf(html, DESCRIPTION, 'content'), ...text }];
  });
}

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';

/** What a file of a build says of addresses. */
export interface FileAddresses {
  /** As they are written, for example `/docs/delfin`, `#campos`, `https://www.example.com`. */
  readonly addresses: readonly string[];
  /** Decoded names that a fragment can have. */
  readonly anchors: ReadonlySet<string>;
}

/** Attributes of HTML that are addresses. */
const ADDRESS_ATTRIBUTES = ['action', 'href', 'poster', 'src'];

/** Elements of a sitemap or a feed whose text is an address. */
const ADDRESS_ELEMENTS = ['guid', 'id', 'link', 'loc'];

/** Elements of a feed whose text is HTML. */
const HTML_ELEMENTS = ['content', 'content:encoded', 'description', 'summary'];

const CSS_ADDRESS = /url\(["']?([^"')]+)["']?\)/g;

function cssAddresses(css: string): string[] {
  return [...css.matchAll(CSS_ADDRESS)].map(([, address = '']) => address);
}

/** The texts of a JSON value, however deep, that are absolute addresses. */
function jsonAddresses(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  return typeof value === 'object' && value ? Object.values(value).flatMap(jsonAddresses) : [];
}

function readMarkup(markup: string, isXml: boolean): FileAddresses {
  const addresses: string[] = [];
  const anchors = new Set<string>();
  let text = '';
  let isData = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        text = '';
        isData = attributes.type === 'application/ld+json';
        if (attributes.id) anchors.add(attributes.id);
        for (const [key, value] of Object.entries(attributes)) {
          // An empty one, as of `href=""`, is the page itself.
          if (ADDRESS_ATTRIBUTES.includes(key) && value) addresses.push(value);
          // What scripts of the site fetch, parted by spaces.
          if (key.startsWith('data-') && value.startsWith('/')) addresses.push(...value.split(' '));
        }
        if (name === 'meta' && /^https?:/.test(attributes.content ?? '')) {
          addresses.push(attributes.content ?? '');
        }
      },
      ontext(data) {
        text += data;
      },
      onclosetag(name) {
        if (name === 'style') addresses.push(...cssAddresses(text));
        if (name === 'script' && isData) addresses.push(...jsonAddresses(JSON.parse(text)));
        if (!isXml) return;
        if (ADDRESS_ELEMENTS.includes(name) && text.trim()) addresses.push(text.trim());
        if (HTML_ELEMENTS.includes(name)) addresses.push(...readMarkup(text, false).addresses);
        text = '';
      },
    },
    { xmlMode: isXml },
  );
  parser.end(markup);
  return { addresses, anchors };
}

const READERS: Readonly<Record<string, (content: string) => FileAddresses>> = {
  '.css': (css) => ({ addresses: cssAddresses(css), anchors: new Set() }),
  '.html': (html) => readMarkup(html, false),
  '.xml': (xml) => readMarkup(xml, true),
};

/**
 * Reads what every file of a built site says of addresses: links, forms, pictures, scripts, canonical
 * addresses and structured data of the pages, stylesheets, feeds and sitemap.
 *
 * @param directory output folder of the build
 * @returns by the path of the file from there, such as `/docs/delfin/index.html`; files of other kinds,
 *   such as scripts, say nothing
 */
export async function readAddresses(directory: string): Promise<Map<string, FileAddresses>> {
  const files = new Map<string, FileAddresses>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const read = READERS[path.extname(file)]?.(await readFile(file, 'utf8'));
    const place = path.relative(directory, file).split(path.sep).join('/');
    files.set(`/${place}`, read ?? { addresses: [], anchors: new Set() });
  }
  return files;
}

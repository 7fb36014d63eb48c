import { Parser } from 'htmlparser2';
import { SHEET_LINK } from '../../../src/site/counter-sheet';

/** The text under one heading of a page. */
export interface RenderedSection {
  /** Anchor of the heading, '' for the text before the first one. */
  anchor: string;
  heading: string;
  /** Text with one line a block: paragraph, list item, table cell. */
  text: string;
  /** What of the text may stand for it: all but tables and the heads of folds. Left out where that is all or nothing. */
  passage?: string;
}

/** What search keeps of a rendered page. */
export interface RenderedPage {
  /** Address within the site, from the canonical link. */
  url: string;
  kind: 'doc' | 'post' | 'standalone' | 'message';
  /** Key of the product of a message; the address of other pages names theirs. */
  product?: string;
  title: string;
  /** What the sidebar calls it, where that is not its title. */
  label?: string;
  /** Names in the breadcrumb trail, outermost first, without the page itself. */
  breadcrumb: string[];
  description: string;
  keywords: string[];
  sections: RenderedSection[];
}

type Attributes = Record<string, string>;

interface OpenSection extends Required<RenderedSection> {
  /** How much of the text stands in links, or in entries that begin with one, in characters. */
  linkedLength: number;
}

/** Headings of sections that lead elsewhere, however much they say about it. */
const ELSEWHERE = new Set(['Páginas relacionadas', 'Vea también']);

/** Share of a section's text in links from which it only leads elsewhere: «En esta sección». */
const ONLY_LINKS = 0.5;

/** Elements of a list or a table of pages; one that begins with a link is about where it leads. */
const ENTRIES = new Set(['li', 'tr']);

const BLOCKS = new Set([
  ...['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'div', 'ul', 'ol', 'dl', 'table', 'pre', 'br'],
  ...[
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'figure',
    'figcaption',
    'details',
    'summary',
  ],
]);

/** Elements whose text answers only beside the rest of them. */
const ASIDE = new Set(['table', 'summary']);

/** Elements whose text is no part of what the page says. */
const SILENT = new Set(['script', 'style', 'svg', 'nav', 'button', 'template', 'footer']);

const VOID = new Set(['br', 'img', 'input', 'hr', 'link', 'meta', 'wbr', 'col', 'source']);

const KINDS: readonly [className: string, kind: RenderedPage['kind']][] = [
  ['docs-doc-page', 'doc'],
  ['blog-post-page', 'post'],
  ['mdx-page', 'standalone'],
  ['message-list', 'standalone'],
  ['finder-page', 'standalone'],
  ['message-page', 'message'],
];

function classes(attributes: Attributes): string[] {
  return attributes.class?.split(/\s+/) ?? [];
}

/** Classes of what stands alike on so many pages that it tells none apart. */
const COMMON_PARTS = ['hash-link', 'lectura', 'cambio', SHEET_LINK, 'conexion', 'aviso'];

/**
 * Tooltips repeat a glossary entry inside a sentence; heading links say where they lead; a
 * drawn screen repeats the table of fields of its page.
 */
function isSilent(name: string, attributes: Attributes): boolean {
  return (
    SILENT.has(name) ||
    attributes.role === 'tooltip' ||
    attributes['aria-hidden'] === 'true' ||
    attributes['data-pantalla'] !== undefined ||
    classes(attributes).some((name) => COMMON_PARTS.includes(name))
  );
}

function tidy(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** A group above the page; the product, with which each trail begins, is known from its address. */
function isTrailItem(attributes: Attributes): boolean {
  const names = classes(attributes);
  return names.includes('breadcrumbs__item') && !names.includes('breadcrumbs__product');
}

/** What the sidebar calls the root of a product, which nobody looks for by that name. */
const ROOT_LABEL = 'Inicio';

/** Walks one HTML document and keeps its article, section by section. */
class PageReader {
  private readonly stack: string[] = [];
  private readonly metas = new Map<string, string>();
  private readonly trail: string[] = [];
  private readonly sections: OpenSection[] = [
    { anchor: '', heading: '', text: '', passage: '', linkedLength: 0 },
  ];
  private kind: RenderedPage['kind'] | undefined;
  private canonical = '';
  private product: string | undefined;
  private title = '';
  private bodyDepth = 0;
  private silentDepth = 0;
  private target: 'text' | 'heading' | 'title' | 'trail' | undefined;
  private targetDepth = 0;
  private sawBody = false;
  /** Whether the entry being read begins with a link; undefined before its first word. */
  private entryIsLinked: boolean | undefined;

  open(name: string, attributes: Attributes): void {
    if (name === 'html') this.kind = kindOf(attributes);
    if (name === 'meta') this.readMeta(attributes);
    if (name === 'article') this.product = attributes['data-producto'];
    if (name === 'link' && attributes.rel === 'canonical') this.canonical = attributes.href ?? '';
    if (VOID.has(name)) {
      if (name === 'br') this.write('\n');
      return;
    }
    this.stack.push(name);
    const depth = this.stack.length;
    if (isTrailItem(attributes)) {
      this.trail.push('');
      this.aim('trail', depth);
    }
    if (this.silentDepth > 0 || this.target === 'trail') return;
    if (isSilent(name, attributes) && this.bodyDepth > 0) {
      this.silentDepth = depth;
      return;
    }
    if (this.bodyDepth === 0 && this.isBody(name, attributes)) {
      this.bodyDepth = depth;
      this.sawBody = true;
    }
    if (name === 'h1') this.aim('title', depth);
    if (this.bodyDepth === 0) return;
    if (ENTRIES.has(name)) this.entryIsLinked = undefined;
    if (BLOCKS.has(name)) this.write('\n');
    if ((name === 'h2' || name === 'h3') && attributes.id) {
      this.sections.push({
        ...{ anchor: attributes.id, heading: '', text: '', passage: '', linkedLength: 0 },
      });
      this.aim('heading', depth);
    }
  }

  text(data: string): void {
    if (this.silentDepth > 0) return;
    this.write(data);
  }

  close(name: string): void {
    if (VOID.has(name)) return;
    const depth = this.stack.length;
    if (BLOCKS.has(name) && this.bodyDepth > 0 && this.silentDepth === 0) this.write('\n');
    this.stack.pop();
    if (this.targetDepth === depth) {
      this.target = undefined;
      this.targetDepth = 0;
    }
    if (this.silentDepth === depth) this.silentDepth = 0;
    if (this.bodyDepth === depth) this.bodyDepth = 0;
  }

  /** Whether the page asks robots not to index it. */
  isHidden(): boolean {
    return this.metas.get('robots')?.includes('noindex') ?? false;
  }

  result(): RenderedPage | undefined {
    if (!this.kind || !this.sawBody || !this.canonical) return undefined;
    const title = tidy(this.title);
    const trail = this.trail.map(tidy).filter(Boolean);
    const label = trail.at(-1);
    return {
      url: decodeURI(new URL(this.canonical).pathname),
      kind: this.kind,
      ...(this.product !== undefined && { product: this.product }),
      title,
      ...(label !== undefined && label !== title && label !== ROOT_LABEL && { label }),
      breadcrumb: trail.slice(0, -1),
      description: this.metas.get('description') ?? '',
      keywords: (this.metas.get('keywords') ?? '')
        .split(',')
        .map((keyword) => keyword.trim())
        .filter(Boolean),
      sections: this.sections.filter(saysSomething).map(closed),
    };
  }

  private readMeta(attributes: Attributes): void {
    if (attributes.name) this.metas.set(attributes.name, attributes.content ?? '');
  }

  private isBody(name: string, attributes: Attributes): boolean {
    if (this.kind === 'standalone') return name === 'article';
    return this.kind !== undefined && name === 'div' && classes(attributes).includes('markdown');
  }

  private aim(target: 'heading' | 'title' | 'trail', depth: number): void {
    this.target = target;
    this.targetDepth = depth;
  }

  private write(text: string): void {
    if (this.target === 'trail') {
      this.trail.push((this.trail.pop() ?? '') + text);
      return;
    }
    if (this.target === 'title') {
      this.title += text;
      return;
    }
    if (this.bodyDepth === 0) return;
    const section = this.sections.at(-1);
    if (!section) return;
    if (this.target === 'heading') {
      section.heading += text;
      return;
    }
    section.text += text;
    if (!this.stack.some((name) => ASIDE.has(name))) section.passage += text;
    if (this.leadsElsewhere(text)) section.linkedLength += text.trim().length;
  }

  private leadsElsewhere(text: string): boolean {
    const isLinked = this.stack.includes('a');
    if (!this.stack.some((name) => ENTRIES.has(name))) return isLinked;
    if (text.trim() !== '') this.entryIsLinked ??= isLinked;
    return isLinked || this.entryIsLinked === true;
  }
}

function closed({ anchor, heading, text, passage }: OpenSection): RenderedSection {
  const [whole, told] = [tidy(text), tidy(passage)];
  return {
    anchor,
    heading: tidy(heading).replaceAll('\n', ' '),
    text: whole,
    ...(told !== '' && told !== whole && { passage: told }),
  };
}

/** The top of a page always counts; a section of links counts on the pages they lead to. */
function saysSomething({ anchor, heading, text, linkedLength }: OpenSection): boolean {
  if (anchor === '') return true;
  const written = text.replace(/\s+/g, ' ').length;
  return !ELSEWHERE.has(heading.trim()) && linkedLength < written * ONLY_LINKS;
}

function kindOf(attributes: Attributes): RenderedPage['kind'] | undefined {
  const own = classes(attributes);
  return KINDS.find(([className]) => own.includes(className))?.[1];
}

/** The head and the article of a page; what stands around them is the same on every page. */
function markupParts(html: string): string[] {
  const headEnd = html.indexOf('</head>');
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return headEnd < 0 || start < 0 || end < start
    ? [html]
    : [html.slice(0, headEnd), '</head><body>', html.slice(start, end), '</article>'];
}

/** What the site says of all its pages. */
export interface WholeSite {
  /** Every page asks robots not to index it, so that this tells nothing of one page. */
  noIndex: boolean;
}

/**
 * Reads what search needs of one rendered HTML page.
 * @returns undefined for a page that is no answer to anything: lists, tags, archives, errors, and those
 *   that alone ask robots not to index them.
 */
export function readRenderedPage(
  html: string,
  { noIndex }: WholeSite = { noIndex: false },
): RenderedPage | undefined {
  const reader = new PageReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  });
  for (const part of markupParts(html)) parser.write(part);
  parser.end();
  return reader.isHidden() && !noIndex ? undefined : reader.result();
}

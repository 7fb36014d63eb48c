import type { Element, ElementContent, Root } from 'hast';
import { toString as plainText } from 'mdast-util-to-string';
import { everyElement, hasClass } from './page-tree';

/** The text under one heading of a page. */
export interface SearchedSection {
  /** Anchor of the heading, '' for the text before the first one. */
  anchor: string;
  heading: string;
  /** Text with one line a block: paragraph, list item, table cell. */
  text: string;
  /** What of the text may stand for it: all but tables and the heads of folds. Left out where that is all or nothing. */
  passage?: string;
}

/** What the search keeps of the article of a page. */
export interface SearchedText {
  /** Key of the product of a message; the address of other pages names theirs. */
  product?: string;
  title: string;
  /** What the sidebar calls it, where that is not its title. */
  label?: string;
  /** Names in the breadcrumb trail, outermost first, without the page itself. */
  breadcrumb: string[];
  sections: SearchedSection[];
}

interface OpenSection extends Required<SearchedSection> {
  /** How much of the text stands in links, or in entries that begin with one, in characters. */
  linkedLength: number;
}

/** What a text stands in. */
interface Place {
  /** Whether it answers only beside the rest of what it stands in: a table, the head of a fold. */
  isAside: boolean;
  isLinked: boolean;
  /** The entry of a list or a table, and whether it begins with a link: then it is about where that leads. */
  entry?: { isLinked?: boolean };
}

/** Headings of sections that lead elsewhere, however much they say about it. */
const ELSEWHERE = new Set(['Páginas relacionadas', 'Vea también']);

/** Share of a section's text in links from which it only leads elsewhere: «En esta sección». */
const ONLY_LINKS = 0.5;

const BLOCKS = new Set(
  'p li td th tr dt dd div ul ol dl table pre br h1 h2 h3 h4 h5 h6 blockquote figure figcaption details summary'.split(
    ' ',
  ),
);

/** What the sidebar calls the root of a product, which nobody looks for by that name. */
const ROOT_LABEL = 'Inicio';

function tidy(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/**
 * The names of the trail above a page, which is left out of its text. The product, with which most trails begin, is
 * known from the address.
 */
export function trailOf(article: Root): string[] {
  return [...everyElement(article)]
    .filter(
      (node) => hasClass(node, 'breadcrumbs__item') && !hasClass(node, 'breadcrumbs__product'),
    )
    .map((node) => tidy(plainText(node)))
    .filter(Boolean);
}

/** A drawn window repeats the table of fields of its page, a chart that of its report; dates and places of connection stand alike on so many pages. */
function isSilent(node: Element): boolean {
  return (
    node.tagName === 'svg' ||
    node.properties.dataPantalla !== undefined ||
    hasClass(node, 'marcas') ||
    hasClass(node, 'cambio') ||
    hasClass(node, 'conexion')
  );
}

function opened(anchor: string, heading: string): OpenSection {
  return { anchor, heading, text: '', passage: '', linkedLength: 0 };
}

function sectionsOf(body: Element): OpenSection[] {
  const sections = [opened('', '')];

  function write(text: string, { isAside, isLinked, entry }: Place): void {
    const section = sections.at(-1);
    if (!section) return;
    section.text += text;
    if (!isAside) section.passage += text;
    if (text.trim() === '') return;
    if (entry) entry.isLinked ??= isLinked;
    if (isLinked || entry?.isLinked) section.linkedLength += text.trim().length;
  }

  function read(node: ElementContent, around: Place): void {
    if (node.type === 'text') write(node.value, around);
    if (node.type !== 'element' || isSilent(node) || node.tagName === 'h1') return;
    const { tagName, properties, children } = node;
    const place: Place = {
      isAside: around.isAside || tagName === 'table' || tagName === 'summary',
      isLinked: around.isLinked || tagName === 'a',
      entry: tagName === 'li' || tagName === 'tr' ? {} : around.entry,
    };
    const isBlock = BLOCKS.has(tagName);
    if (isBlock) write('\n', place);
    if (/^h[23]$/.test(tagName) && properties.id) {
      sections.push(opened(String(properties.id), tidy(plainText(node)).replaceAll('\n', ' ')));
      return;
    }
    for (const child of children) read(child, place);
    if (isBlock) write('\n', place);
  }

  for (const child of body.children) read(child, { isAside: false, isLinked: false });
  return sections;
}

function closed({ anchor, heading, text, passage }: OpenSection): SearchedSection {
  const [whole, told] = [tidy(text), tidy(passage)];
  return { anchor, heading, text: whole, ...(told !== '' && told !== whole && { passage: told }) };
}

/** The top of a page always counts; a section of links counts on the pages they lead to. */
function saysSomething({ anchor, heading, text, linkedLength }: OpenSection): boolean {
  if (anchor === '') return true;
  const written = text.replace(/\s+/g, ' ').length;
  return !ELSEWHERE.has(heading) && linkedLength < written * ONLY_LINKS;
}

/**
 * Reads what the search finds of a page, section by section.
 *
 * @param article without what only a screen has
 * @param trail as `trailOf` gives it; a page that stands alone is text from its article on, others within it
 * @returns undefined when the article has no text of the page
 */
export function searchedText(
  article: Root,
  { trail, isStandalone }: { trail: readonly string[]; isStandalone: boolean },
): SearchedText | undefined {
  const elements = [...everyElement(article)];
  const body = isStandalone
    ? elements.find(({ tagName }) => tagName === 'article')
    : elements.find((node) => node.tagName === 'div' && hasClass(node, 'markdown'));
  if (!body) return undefined;
  const heading = elements.find(({ tagName }) => tagName === 'h1');
  const title = heading ? tidy(plainText(heading)) : '';
  // What stands alone is in no sidebar: its trail leads through the home page.
  const label = isStandalone ? undefined : trail.at(-1);
  const product = elements[0]?.properties.dataProducto;
  return {
    ...(product !== undefined && { product: String(product) }),
    title,
    ...(label !== undefined && label !== title && label !== ROOT_LABEL && { label }),
    breadcrumb: isStandalone ? [] : trail.slice(0, -1),
    sections: sectionsOf(body).filter(saysSomething).map(closed),
  };
}

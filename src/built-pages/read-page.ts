import type { Element, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse, parseFragment } from 'parse5';
import { MESSAGES_URL } from '../facts/message-url';
import { FINDER_URLS } from '../rendering/finders/finder-urls';
import { SHEET_LINK } from '../site/cheat-sheet';
import { docText } from './doc-text';
import { pagePlaces } from './page-places';
import { elementsIn, everyElement, hasClass, prune } from './page-tree';
import { searchedText, trailOf } from './searched-text';

/** Kinds of pages that somebody wrote, by the class of their document; lists of tags and such have none. */
const KINDS = {
  'docs-doc-page': 'doc',
  'blog-post-page': 'post',
  'mdx-page': 'standalone',
  'finder-page': 'standalone',
  'message-page': 'message',
} as const;

export type PageKind = (typeof KINDS)[keyof typeof KINDS];

/** The pages about all products that have a text, in the order in which they are listed. */
export const PAGES_OF_ALL = [
  ...[MESSAGES_URL, '/glosario', '/abrir-la-ayuda'],
  ...Object.values(FINDER_URLS),
].map((url) => url.slice(1));

const HEAD_TAGS = /<(?:html|meta|link)\b(?:"[^"]*"|[^>"])*>/g;

function headOf(html: string, file: string) {
  const [head = ''] = html.split('</head>', 1);
  const tree = fromParse5(parse(head.match(HEAD_TAGS)?.join('') ?? '')) as Root;
  const elements = [...everyElement(tree)];
  const canonical = elements.find(({ properties }) => String(properties.rel) === 'canonical');
  if (!canonical) return undefined;
  const meta = (name: string): string => {
    const element = elements.find(({ properties }) => properties.name === name);
    return String(element?.properties.content ?? '');
  };
  const kind = Object.entries(KINDS).find(([name]) => elements.some((one) => hasClass(one, name)));
  return {
    /** Its file, from the output folder, with slashes: `docs/delfin/consultas/kardex/index.html`. */
    file,
    /** Its address, absolute. */
    url: String(canonical.properties.href),
    kind: kind?.[1],
    description: meta('description'),
    keywords: meta('keywords')
      .split(',')
      .map((keyword) => keyword.trim())
      .filter(Boolean),
    /** Whether it asks robots not to index it. */
    isHidden: meta('robots').includes('noindex'),
  };
}

/** What a page says of itself before its text. */
type PageHead = NonNullable<ReturnType<typeof headOf>>;

/** The HTML of the article of a page; empty when it has none. */
function articleHtml(html: string): string {
  const start = html.indexOf('<article');
  return start === -1 ? '' : html.slice(start, html.lastIndexOf('</article>'));
}

/** The article of a built page, in which nothing is left out. */
export function articleOf(html: string): Root {
  return fromParse5(parseFragment(articleHtml(html))) as Root;
}

/** Of documentation what its writers wrote and what stands below that, of other pages all. */
export function writtenPart(article: Root): Root {
  const children = elementsIn(article).flatMap(elementsIn);
  const start = children.findIndex((node) => hasClass(node, 'theme-doc-markdown'));
  return start === -1 ? article : { type: 'root', children: children.slice(start) };
}

function isOffer(node: Element): boolean {
  return node.tagName === 'p' && hasClass(node, SHEET_LINK);
}

/** Reads all of an article at once: its tree is made once, and what only a screen has is left out once. */
export function readArticle(html: string, { file, url, kind }: PageHead) {
  const article = fromParse5(parseFragment(html)) as Root;
  const trail = trailOf(article);
  const offersSheet = [...everyElement(article)].some(isOffer);
  prune(article);
  const places = pagePlaces(article);
  const searched = kind && searchedText(article, { trail, isStandalone: kind === 'standalone' });
  const isOfAll = PAGES_OF_ALL.includes(file.replace('/index.html', ''));
  const hasText = searched && (kind === 'doc' || kind === 'message' || isOfAll);
  return {
    places,
    /** What the search finds; undefined for a page that answers nothing. */
    searched,
    /** The text of documentation, of messages and of what is about all products. */
    // Last: what is drawn is told in words by changing the tree.
    text: hasText ? docText(writtenPart(article), url, offersSheet) : undefined,
  };
}

/** What the article of a page says, by who asks for it. */
export type ArticleReading = ReturnType<typeof readArticle>;

/** A page of a build, read. */
export type BuiltPage = PageHead & ArticleReading;

/** Reads the article of a page, whose HTML is given with the head of that page. */
export type ArticleReader = typeof readArticle;

/**
 * Reads a built page, once for all that ask what it says.
 *
 * @param html as the framework wrote it, or as it is once it is complete without scripts: both say the same
 * @returns undefined for a page that has no address of its own or no article
 */
export function readPage(
  html: string,
  file: string,
  read: ArticleReader = readArticle,
): BuiltPage | undefined {
  const head = headOf(html, file);
  const article = articleHtml(html);
  return head && article !== '' ? { ...head, ...read(article, head) } : undefined;
}

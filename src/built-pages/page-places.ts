import type { Element, ElementContent, Root } from 'hast';
import { toString as plainText } from 'mdast-util-to-string';
import { elementsIn, everyElement, hasClass } from './page-tree';

/** Where in a page a name may stand, what says most of it first. */
const RANKS = ['row', 'item', 'step', 'text', 'list'] as const;

interface Mention {
  rank: (typeof RANKS)[number];
  /** Of the heading above it. */
  anchor: string;
  /** The row or item that it stands in, as plain text. */
  text: string;
}

const HEADING = /^h[2-6]$/;
const NAME = new Set(['strong', 'code']);
/** What stands in these is apart from what stands before. */
const BLOCK = new Set(['dd', 'div', 'dt', 'li', 'p', 'td', 'th']);

/** What encloses a name. */
interface Around {
  row?: Element;
  /** The innermost row or item. */
  place?: Element;
  isDrawn?: boolean;
  isListOfButtons?: boolean;
}

function wordsIn(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return (BLOCK.has(node.tagName) ? ' ' : '') + node.children.map(wordsIn).join('');
}

function textOf(place: Element | undefined): string {
  return place
    ? wordsIn(place)
        .replace(/[ \n\t]+/g, ' ')
        .trim()
    : '';
}

/** What encloses a name tells how much is said of it there. */
function rankOf(name: string, { row, place, isListOfButtons }: Around): Mention['rank'] {
  // A row with an anchor of its own is found by that.
  if (row) return textOf(row).startsWith(name) && !row.properties.id ? 'row' : 'text';
  if (!place) return 'text';
  if (isListOfButtons) return 'list';
  return textOf(place).startsWith(name) ? 'item' : 'step';
}

function isName(node: Element): boolean {
  return (
    NAME.has(node.tagName) && ![...everyElement(node)].some(({ tagName }) => NAME.has(tagName))
  );
}

/**
 * Reads the places of a page that an answer can stand at.
 *
 * @param article without what only a screen has
 */
export function pagePlaces(article: Root) {
  const anchors = new Set<string>();
  const names = new Map<string, Mention>();
  /** The heading above each drawn window. */
  const drawings = new Map<string, string>();
  let anchor = '';

  function note(name: string, around: Around): void {
    const rank = rankOf(name, around);
    const known = names.get(name);
    if (known && RANKS.indexOf(known.rank) <= RANKS.indexOf(rank)) return;
    names.set(name, { rank, anchor, text: textOf(around.place) });
  }

  function read(node: Element, around: Around): void {
    const { tagName, properties } = node;
    const id = String(properties.id ?? '');
    if (id) anchors.add(id);
    if (id && HEADING.test(tagName)) anchor = id;
    const drawn = properties.dataPantalla;
    if (drawn && !drawings.has(String(drawn))) drawings.set(String(drawn), anchor);
    if (anchor && !around.isDrawn && isName(node)) note(plainText(node).trim(), around);
    const inside = {
      ...around,
      ...(tagName === 'tr' && { row: node }),
      ...((tagName === 'tr' || tagName === 'li') && { place: node }),
      isDrawn: around.isDrawn || tagName === 'figure',
      isListOfButtons: around.isListOfButtons || hasClass(node, 'acciones'),
    };
    for (const child of elementsIn(node)) read(child, inside);
  }

  for (const node of elementsIn(article)) read(node, {});
  return { anchors, names, drawings };
}

/** The places of a page that an address can lead to. */
export type PagePlaces = ReturnType<typeof pagePlaces>;

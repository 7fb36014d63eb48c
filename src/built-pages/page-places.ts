import type { Element, Root } from 'hast';
import { toString as plainText } from 'mdast-util-to-string';
import { everyElement, hasClass } from './page-tree';

/** Where in a page a name may stand, what says most of it first. */
const RANKS = ['row', 'item', 'step', 'text', 'list'] as const;

type Rank = (typeof RANKS)[number];

interface Mention {
  rank: Rank;
  anchor: string;
  /** The row or item that it stands in, as plain text. */
  text: string;
}

const HEADING = /^h[2-6]$/;
const NAME = new Set(['strong', 'code']);
const PLACE = new Set(['tr', 'li']);
/** What stands in these is apart from what stands before. */
const BLOCK = new Set(['dd', 'div', 'dt', 'li', 'p', 'td', 'th']);

/** A row or an item, while it is read. */
interface OpenPlace {
  element: Element;
  /** What was read of it so far. */
  text: string;
  names: { name: string; rank: Rank; anchor: string }[];
}

/** What encloses a text. */
interface Around {
  /** The rows and items, the outermost first. */
  places: readonly OpenPlace[];
  isDrawn: boolean;
  isListOfButtons: boolean;
}

/** What encloses a name tells how much is said of it there. Undefined where it is only drawn. */
function rankOf({ places, isDrawn, isListOfButtons }: Around): Rank | undefined {
  if (isDrawn) return undefined;
  const row = places.findLast(({ element }) => element.tagName === 'tr');
  // A row with an anchor of its own is found by that.
  if (row) return row.text.trim() || row.element.properties.id ? 'text' : 'row';
  const item = places.at(-1);
  if (!item) return 'text';
  if (isListOfButtons) return 'list';
  return item.text.trim() ? 'step' : 'item';
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
  /** The heading above what is said of each name. */
  const names = new Map<string, Mention>();
  /** The heading above each drawn window. */
  const drawings = new Map<string, string>();
  let heading = '';

  function remember(text: string, mention: Mention): void {
    const known = names.get(text);
    if (known && RANKS.indexOf(known.rank) <= RANKS.indexOf(mention.rank)) return;
    names.set(text, mention);
  }

  function note(node: Element, around: Around): void {
    const rank = rankOf(around);
    if (!rank || heading === '') return;
    const name = plainText(node).trim();
    const place = around.places.at(-1);
    if (place) place.names.push({ name, rank, anchor: heading });
    else remember(name, { rank, anchor: heading, text: '' });
  }

  function read(node: Element, around: Around): void {
    const { tagName, properties } = node;
    if (properties.id) anchors.add(String(properties.id));
    if (HEADING.test(tagName) && properties.id) heading = String(properties.id);
    const drawn = properties.dataPantalla;
    if (drawn && !drawings.has(String(drawn))) drawings.set(String(drawn), heading);
    if (BLOCK.has(tagName)) for (const place of around.places) place.text += ' ';
    if (isName(node)) note(node, around);
    const own = PLACE.has(tagName) ? { element: node, text: '', names: [] } : undefined;
    readInside(node, {
      places: own ? [...around.places, own] : around.places,
      isDrawn: around.isDrawn || tagName === 'figure',
      isListOfButtons: around.isListOfButtons || hasClass(node, 'acciones'),
    });
    for (const { name, rank, anchor } of own?.names ?? []) {
      remember(name, { rank, anchor, text: own?.text.replace(/[ \n\t]+/g, ' ').trim() ?? '' });
    }
  }

  function readInside(node: Element | Root, around: Around): void {
    for (const child of node.children) {
      if (child.type === 'element') read(child, around);
      else if (child.type === 'text') for (const place of around.places) place.text += child.value;
    }
  }

  readInside(article, { places: [], isDrawn: false, isListOfButtons: false });
  return { anchors, names, drawings };
}

/** The places of a page that an address can lead to. */
export type PagePlaces = ReturnType<typeof pagePlaces>;

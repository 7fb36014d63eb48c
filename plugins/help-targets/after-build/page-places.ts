import { Parser } from 'htmlparser2';
import { sentenceNaming } from '../../../src/help-targets/first-sentence';
import type { Sign } from '../../../src/help-targets/target';

/** Where in a page a name may stand, what says most of it first. */
const RANKS = ['row', 'item', 'step', 'text', 'list'] as const;

type Rank = (typeof RANKS)[number];

interface Mention {
  rank: Rank;
  anchor: string;
  /** The row or item that it stands in, as plain text. */
  text: string;
}

/** What a built page says of itself, and the places that an address can lead to. */
export interface PagePlaces {
  /** Description of the page for search engines. */
  description: string;
  anchors: ReadonlySet<string>;
  /** The heading above what is said of each name. */
  names: ReadonlyMap<string, Mention>;
  /** The heading above each drawn window. */
  drawings: ReadonlyMap<string, string>;
}

const HEADING = /^h[2-6]$/;
const NAME = new Set(['strong', 'code']);
const PLACE = new Set(['tr', 'li']);
/** What stands in these is apart from what stands before. */
const BLOCK = new Set(['dd', 'div', 'dt', 'li', 'p', 'td', 'th']);

interface OpenElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** What was read of it so far, when it is a row or an item. */
  text: string;
  /** Names that stand in it, when it is a row or an item. */
  names: { name: string; rank: Rank; anchor: string }[];
}

function isTooltip({ attributes }: OpenElement): boolean {
  return attributes.role === 'tooltip';
}

/** What encloses a name tells how much is said of it there. Undefined where it is only drawn. */
function rankOf(open: readonly OpenElement[]): Rank | undefined {
  if (open.some(({ name }) => name === 'figure')) return undefined;
  const row = open.findLast(({ name }) => name === 'tr');
  // A row with an anchor of its own is found by that.
  if (row) return row.text.trim() || row.attributes.id ? 'text' : 'row';
  const item = open.findLast(({ name }) => name === 'li');
  if (!item) return 'text';
  if (open.some(({ attributes }) => attributes.class === 'acciones')) return 'list';
  return item.text.trim() ? 'step' : 'item';
}

/**
 * Reads the places of a built page that an answer can stand at.
 *
 * @param html with the article of the page
 */
export function pagePlaces(html: string): PagePlaces {
  const anchors = new Set<string>();
  const names = new Map<string, Mention>();
  const drawings = new Map<string, string>();
  const open: OpenElement[] = [];
  /** The rows and items among them. */
  const read: OpenElement[] = [];
  let heading = '';
  let name: { text: string; rank: Rank | undefined } | undefined;

  function remember(text: string, mention: Mention): void {
    const known = names.get(text);
    if (known && RANKS.indexOf(known.rank) <= RANKS.indexOf(mention.rank)) return;
    names.set(text, mention);
  }

  function closeName(text: string, rank: Rank): void {
    if (heading === '') return;
    const place = read.at(-1);
    if (place) place.names.push({ name: text, rank, anchor: heading });
    else remember(text, { rank, anchor: heading, text: '' });
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (attributes.id) anchors.add(attributes.id);
      if (HEADING.test(tag) && attributes.id) heading = attributes.id;
      const drawn = attributes['data-pantalla'];
      if (drawn && !drawings.has(drawn)) drawings.set(drawn, heading);
      if (NAME.has(tag)) name = { text: '', rank: rankOf(open) };
      if (BLOCK.has(tag)) for (const element of read) element.text += ' ';
      const element = { name: tag, attributes, text: '', names: [] };
      open.push(element);
      if (PLACE.has(tag)) read.push(element);
    },
    ontext(text) {
      if (name) name.text += text;
      // The definition of a term stands in the text and shows only when the term is pointed at.
      if (read.length === 0 || open.some(isTooltip)) return;
      for (const element of read) element.text += text;
    },
    onclosetag(tag) {
      const closed = open.pop();
      if (PLACE.has(tag)) read.pop();
      for (const { name: own, rank, anchor } of closed?.names ?? []) {
        remember(own, {
          rank,
          anchor,
          text: (closed?.text ?? '').replace(/[ \n\t]+/g, ' ').trim(),
        });
      }
      if (!name || !NAME.has(tag)) return;
      if (name.rank) closeName(name.text.trim(), name.rank);
      name = undefined;
    },
  });
  parser.end(articleOf(html));
  return { description: descriptionOf(html), anchors, names, drawings };
}

function articleOf(html: string): string {
  const start = html.indexOf('<article');
  return start === -1 ? '' : html.slice(start, html.indexOf('</article>', start));
}

function descriptionOf(html: string): string {
  let description = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'meta' && attributes.name === 'description')
        description = attributes.content ?? '';
    },
  });
  parser.end(/<meta[^>]*\bname="?description"?[^>]*>/.exec(html)?.[0] ?? '');
  return description;
}

function anchorAt(sign: Sign, places: PagePlaces): string | undefined {
  if ('anchor' in sign) return places.anchors.has(sign.anchor) ? sign.anchor : undefined;
  if ('name' in sign) return places.names.get(sign.name)?.anchor;
  return places.drawings.get(sign.drawing);
}

/**
 * The anchor of the place on a page that answers: a row, or the heading above it. Empty where the
 * page as a whole does.
 *
 * @param signs of the place, the surest first; a page may lack some
 */
export function answeringAnchor(signs: readonly Sign[], places: PagePlaces): string {
  for (const sign of signs) {
    const anchor = anchorAt(sign, places);
    if (anchor) return anchor;
  }
  return '';
}

/** What the page says of a name in a row, an item or a step; undefined where it only names it. */
export function saidOf(signs: readonly Sign[], places: PagePlaces): string | undefined {
  for (const sign of signs) {
    const mention = 'name' in sign ? places.names.get(sign.name) : undefined;
    if (!mention || !('name' in sign)) continue;
    const { rank, text } = mention;
    if (rank === 'row') return sentenceNaming('', text.slice(sign.name.length).trim());
    if (rank === 'item' || rank === 'step') return sentenceNaming(sign.name, text);
  }
  return undefined;
}

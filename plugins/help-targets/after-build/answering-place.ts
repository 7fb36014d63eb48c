import type { PagePlaces } from '../../../src/built-pages/page-places';
import { sentenceNaming } from '../../../src/help-targets/first-sentence';
import type { Sign } from '../../../src/help-targets/target';

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
    if (!('name' in sign)) continue;
    const { rank, text = '' } = places.names.get(sign.name) ?? {};
    if (rank === 'row') return sentenceNaming('', text.slice(sign.name.length).trim());
    if (rank === 'item' || rank === 'step') return sentenceNaming(sign.name, text);
  }
  return undefined;
}

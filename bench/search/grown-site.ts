import type { ReadersWords } from '../../plugins/search/indexer/readers-words';
import type { RenderedPage } from '../../plugins/search/indexer/rendered-page';
import { randomNumbers } from '../../tools/random-numbers';

/** The same things in another order, so that Brotli cannot take a copy for what it is. */
function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function shuffleWords(text: string, random: () => number): string {
  return shuffle(text.split(' '), random).join(' ');
}

/** One word in twenty becomes one that only this copy has, as a larger site has more words. */
function renameSome(text: string, copy: number): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + copy);
  return text.replace(/\p{Ll}{7,}/gu, (word) =>
    (word.charCodeAt(2) + word.charCodeAt(5)) % 20 === copy % 20 ? `${word}${letter}q` : word,
  );
}

/** A site of `times` as many pages: the pages with what is said of them, and copies in other words. */
export function growSite(
  pages: readonly RenderedPage[],
  said: ReadersWords,
  times: number,
): { pages: RenderedPage[]; said: ReadersWords } {
  const random = randomNumbers(7);
  const originals = new Map(pages.map(({ url }) => [url, url]));
  const copyOf = (page: RenderedPage, copy: number): RenderedPage => {
    const [top, ...sections] = page.sections.map(({ anchor, heading, text }) => ({
      anchor,
      heading: shuffleWords(renameSome(heading, copy), random),
      text: shuffleWords(renameSome(text, copy), random),
    }));
    const url = page.url.replace(/^\/(docs\/)?/, `/$1copia-${copy}/`);
    originals.set(url, page.url);
    return {
      ...page,
      url,
      sections: top ? [top, ...shuffle(sections, random)] : [],
    };
  };
  const grown = Array.from({ length: times }, (_, copy) =>
    copy === 0 ? pages : shuffle(pages, random).map((page) => copyOf(page, copy)),
  ).flat();
  const stems = said.learned.stems.map((stem) => ({
    ...stem,
    weights: new Map(
      [...originals].flatMap(([url, original]): [string, number][] => {
        const weight = stem.weights.get(original);
        return weight === undefined ? [] : [[url, weight]];
      }),
    ),
  }));
  return { pages: grown, said: { ...said, learned: { ...said.learned, stems } } };
}

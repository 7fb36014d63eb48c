import type { Content, ContentPage } from '../content';
import type { ContentRule, Finding } from '../rule';

/** How many words in a row make a shingle. */
const shingleWords = 5;
/** Share of the smaller page's shingles that both pages hold, from which an editor should look. */
const likeness = 0.15;
/** Pages with fewer shingles of their own say too little to be compared. */
const fewestShingles = 30;

/** The runs of five words that a page's writer typed; facts are the same wherever they are shown. */
function shinglesOf(page: ContentPage): Set<string> {
  const shingles = new Set<string>();
  for (const { place, text } of page.passages) {
    if (place === 'description' || place === 'heading') continue;
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let start = 0; start + shingleWords <= words.length; start += 1) {
      shingles.add(words.slice(start, start + shingleWords).join(' '));
    }
  }
  return shingles;
}

interface Shingled {
  page: ContentPage;
  shingles: ReadonlySet<string>;
}

/** How many shingles each pair of pages shares, by the indexes of the pages. */
function sharedCounts(pages: readonly Shingled[]): Map<string, number> {
  const holders = new Map<string, number[]>();
  const counts = new Map<string, number>();
  pages.forEach(({ shingles }, index) => {
    for (const shingle of shingles) {
      const earlier = holders.get(shingle) ?? [];
      for (const other of earlier) {
        const pair = `${other} ${index}`;
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
      holders.set(shingle, [...earlier, index]);
    }
  });
  return counts;
}

export class NearDuplicates implements ContentRule {
  readonly id = 'near-duplicates';
  readonly severity = 'notice';
  readonly asks =
    `No two pages share ${Math.round(likeness * 100)} % of their runs of ${shingleWords} words; what facts write is not counted.`;

  check(content: Content): Finding[] {
    const pages = content.pages
      .map((page) => ({ page, shingles: shinglesOf(page) }))
      .filter(({ shingles }) => shingles.size >= fewestShingles);
    return [...sharedCounts(pages)].flatMap(([pair, shared]) => {
      const [first, second] = pair.split(' ').map((index) => pages[Number(index)]);
      if (!first || !second) return [];
      const share = shared / Math.min(first.shingles.size, second.shingles.size);
      if (share < likeness) return [];
      const message = `shares ${Math.round(share * 100)} % of its words in runs of ${shingleWords} with ${first.page.file}; say it once and link, or say what is different here`;
      return [{ file: second.page.file, line: undefined, message }];
    });
  }
}

import type { ContentPage } from '../content';
import { asNotice, contentRule } from '../rule';

/** How many words in a row make a shingle. */
const SHINGLE = 5;
/** Share of the smaller page's shingles that both pages hold, from which an editor should look. */
const LIKENESS = 0.15;
/** Pages with fewer shingles of their own say too little to be compared. */
const FEWEST_SHINGLES = 30;

/** The runs of five words that a page's writer typed; facts are the same wherever they are shown. */
function shinglesOf({ passages }: ContentPage): Set<string> {
  const typed = passages.filter(({ place }) => place !== 'description' && place !== 'heading');
  const runs = typed.flatMap(({ text }) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.slice(SHINGLE - 1).map((_, at) => words.slice(at, at + SHINGLE).join(' '));
  });
  return new Set(runs);
}

export const nearDuplicates = asNotice(
  contentRule(
    'near-duplicates',
    `No two pages share ${LIKENESS * 100} % of their runs of ${SHINGLE} words; what facts write is not counted.`,
    ({ pages }) => {
      const compared = pages
        .map(({ file, ...page }) => ({ file, shingles: shinglesOf({ file, ...page }) }))
        .filter(({ shingles }) => shingles.size >= FEWEST_SHINGLES);
      return compared.flatMap(({ file, shingles }, index) =>
        compared.slice(0, index).flatMap((other) => {
          const shared = [...shingles].filter((shingle) => other.shingles.has(shingle)).length;
          const share = shared / Math.min(shingles.size, other.shingles.size);
          if (share < LIKENESS) return [];
          const message = `shares ${Math.round(share * 100)} % of its words in runs of ${SHINGLE} with ${other.file}; say it once and link, or say what is different here`;
          return [{ file, line: undefined, message }];
        }),
      );
    },
  ),
);

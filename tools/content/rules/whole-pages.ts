import { toString as plainText } from 'mdast-util-to-string';
import type { ContentPage } from '../content';
import { asNotice, contentRule, nodesOf, pageRule } from '../rule';
import { countWords } from '../spanish-words';

/** How many words of a page stand in paragraphs and headings, facts included; code apart. */
function wordsOfProse({ expanded, written }: ContentPage): number {
  const tree = expanded ?? written;
  const prose = [...nodesOf(tree, 'paragraph'), ...nodesOf(tree, 'heading')];
  return prose.reduce((sum, node) => sum + countWords(plainText(node)), 0);
}

/** How many words a page offers, tables included. */
function allWords(page: ContentPage): number {
  const cells = nodesOf(page.expanded ?? page.written, 'tableCell');
  return cells.reduce((sum, cell) => sum + countWords(plainText(cell)), wordsOfProse(page));
}

/** Of questions, problems and documents one reads the part that one came for. */
const MOST = 1400;

/** An index mostly leads on, and a page of news lists; the rest must explain something. */
const FEWEST = { index: 120, news: 200, other: 250 };

function fewestFor({ route }: ContentPage): number {
  if (route && route.children.length > 0) return FEWEST.index;
  return route?.path.endsWith('/novedades') ? FEWEST.news : FEWEST.other;
}

export const pageLength = asNotice(
  pageRule(
    'page-length',
    `A documentation page has ${FEWEST.other} words or more, tables included (an index ${FEWEST.index}, news ${FEWEST.news}), and at most ${MOST} of prose.`,
    () => (page) => {
      if (page.kind !== 'doc') return [];
      const fewest = fewestFor(page);
      const words = allWords(page);
      if (words < fewest) {
        const message = `${words} words, of ${fewest} at least: add an example, what can go wrong or what comes next, or join it to another page`;
        return [{ message }];
      }
      const prose = wordsOfProse(page);
      if (prose <= MOST) return [];
      return [{ message: `${prose} words of prose: divide it, or link to what another page says` }];
    },
  ),
);

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
    function* ({ pages }) {
      const compared = pages
        .map((page) => ({ file: page.file, shingles: shinglesOf(page) }))
        .filter(({ shingles }) => shingles.size >= FEWEST_SHINGLES);
      for (const [index, { file, shingles }] of compared.entries()) {
        for (const other of compared.slice(0, index)) {
          const shared = [...shingles].filter((shingle) => other.shingles.has(shingle)).length;
          const share = shared / Math.min(shingles.size, other.shingles.size);
          if (share < LIKENESS) continue;
          const message = `shares ${Math.round(share * 100)} % of its words in runs of ${SHINGLE} with ${other.file}; say it once and link, or say what is different here`;
          yield { file, line: undefined, message };
        }
      }
    },
  ),
);

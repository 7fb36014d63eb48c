import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { ContentPage } from '../content';
import { asNotice, pageRule } from '../rule';
import { countWords } from '../words';

function isProse(node: Nodes): boolean {
  return node.type === 'paragraph' || node.type === 'heading';
}

/** How many words of a page stand where they are counted, facts included; code apart. */
function countIn({ expanded, written }: ContentPage, isCounted: (node: Nodes) => boolean): number {
  let words = 0;
  visit(expanded ?? written, (node) => {
    if (!isCounted(node)) return undefined;
    words += countWords(plainText(node));
    return SKIP;
  });
  return words;
}

/** How many words a page offers, tables included. */
export function allWords(page: ContentPage): number {
  return countIn(page, (node) => isProse(node) || node.type === 'tableCell');
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
      const prose = countIn(page, isProse);
      if (prose <= MOST) return [];
      return [{ message: `${prose} words of prose: divide it, or link to what another page says` }];
    },
  ),
);

import { type CorpusPage, corpusPage } from './page';
import { allEntries, type CorpusEntry, corpusTree } from './tree';

/** A documentation in Spanish, the same each time it is made. */
export interface Corpus {
  tree: CorpusEntry[];
  pages: CorpusPage[];
  /** The page that is measured, deep in the first section. */
  typical: CorpusEntry;
  /** The page after it in the sidebar, which a click leads to. */
  next: CorpusEntry;
}

/** How many of the pages before it a page links to. */
const NEIGHBOURS = 4;

function deepPages(tree: CorpusEntry[]): [CorpusEntry, CorpusEntry] {
  const [, , third, fourth] = tree[0]?.children[0]?.children[1]?.children ?? [];
  if (third && fourth) return [third, fourth];
  throw new Error('The corpus is too small to have a typical page four levels deep.');
}

/**
 * Makes a corpus.
 *
 * @throws {Error} when it cannot have that many pages
 */
export function createCorpus(pages: number): Corpus {
  const tree = corpusTree(pages);
  const entries = allEntries(tree);
  const [typical, next] = deepPages(tree);
  return {
    tree,
    pages: entries.map((entry, index) =>
      corpusPage(
        entry,
        index,
        Array.from(
          { length: NEIGHBOURS },
          (_, step) => entries.at(index - (step + 1) * 5) ?? entry,
        ).filter((each) => each.path.includes('/')),
      ),
    ),
    typical,
    next,
  };
}

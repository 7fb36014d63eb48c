import { createSearcher } from '../../plugins/search/engine/searcher';
import type { Searcher } from '../../plugins/search/engine/types';
import type { WordIndexMaker } from '../../plugins/search/engine/word-index';
import type { ReadersWords } from '../../plugins/search/indexer/readers-words';
import type { RenderedPage } from '../../plugins/search/indexer/rendered-page';
import { buildSearchFiles, type SearchFiles } from '../../plugins/search/indexer/search-files';
import { brotliSize } from './brotli-size';

/** What a search costs; times in milliseconds, of the processor but for queries. */
export interface Cost {
  pages: number;
  sections: number;
  /** Brotli bytes. */
  docsBytes: number;
  indexBytes: number;
  textsBytes: number;
  buildTime: number;
  /** From the two texts to the first query. */
  loadTime: number;
  queryP50: number;
  queryP95: number;
}

/** Times that loading and each query are measured; the middle one counts. */
const ROUNDS = 5;

/** Processor time of a function, in milliseconds. */
export function timeOf<Result>(run: () => Result): { result: Result; time: number } {
  const start = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(start);
  return { result, time: (user + system) / 1000 };
}

/** Times of a function on the clock, in milliseconds. */
function timesOf(run: () => unknown): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
}

/** Value below which a share of the others lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Builds the files of some pages and measures what an engine costs with them. */
export function measureCost(
  pages: readonly RenderedPage[],
  said: ReadersWords,
  texts: readonly string[],
  makeIndex: WordIndexMaker,
): { cost: Cost; files: SearchFiles; searcher: Searcher } {
  const built = timeOf(() => {
    const files = buildSearchFiles(pages, said, { maxHits: 20, highlightResult: true });
    const { docs, index, texts } = files;
    return {
      files,
      docs: JSON.stringify(docs),
      index: JSON.stringify(index),
      excerpts: JSON.stringify(texts),
    };
  });
  const { files, docs, index, excerpts } = built.result;
  const loads = Array.from({ length: ROUNDS }, () =>
    timeOf(() => createSearcher(JSON.parse(docs), JSON.parse(index), makeIndex)),
  );
  const searcher = createSearcher(JSON.parse(docs), JSON.parse(index), makeIndex);
  searcher.takeTexts(JSON.parse(excerpts));
  for (const text of texts) searcher.query(text);
  const queries = texts.map((text) =>
    percentile(
      timesOf(() => searcher.query(text)),
      0.5,
    ),
  );
  return {
    files,
    searcher,
    cost: {
      pages: pages.length,
      sections: files.texts.sections.length,
      docsBytes: brotliSize(docs),
      indexBytes: brotliSize(index),
      textsBytes: brotliSize(excerpts),
      buildTime: built.time,
      loadTime: percentile(
        loads.map(({ time }) => time),
        0.5,
      ),
      queryP50: percentile(queries, 0.5),
      queryP95: percentile(queries, 0.95),
    },
  };
}

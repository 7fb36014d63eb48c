import { createSearcher } from '../engine/searcher';
import type { SearchDocsFile, Searcher } from '../engine/types';
import type { WordIndexMaker } from '../engine/word-index';
import type { FromWorker, ToWorker } from './messages';

function send(message: FromWorker): void {
  self.postMessage(message);
}

function parse(file: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(file));
}

/**
 * Makes of this worker the search: it reads the two files when they come and answers questions, so
 * that typing never waits for either. `makeIndex` is for the bench, as in `createSearcher`.
 */
export function answerMessages(makeIndex?: WordIndexMaker): void {
  let searcher: Searcher | undefined;

  function load(docsFile: ArrayBuffer, indexFile: ArrayBuffer): void {
    try {
      const docs = parse(docsFile) as SearchDocsFile;
      searcher = createSearcher(docs, parse(indexFile), makeIndex);
      send({ type: 'ready', options: docs.options });
    } catch (error) {
      send({ type: 'corrupt', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === 'load') {
      load(data.docs, data.index);
      return;
    }
    if (!searcher) return;
    const { text, ...options } = data.question;
    send({ type: 'answer', id: data.id, answer: searcher.query(text, options) });
  });
}

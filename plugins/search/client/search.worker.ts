/** The worker: parses the two files and answers questions, so that typing never waits for either. */
import { createSearcher } from '../engine/searcher';
import type { SearchDocsFile, Searcher } from '../engine/types';
import { answerQuestion } from './answer-question';
import type { FromWorker, ToWorker } from './messages';

let searcher: Searcher | undefined;

function send(message: FromWorker): void {
  self.postMessage(message);
}

function parse(file: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(file));
}

function load(docsFile: ArrayBuffer, indexFile: ArrayBuffer): void {
  try {
    const docs = parse(docsFile) as SearchDocsFile;
    searcher = createSearcher(docs, parse(indexFile));
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
  send({ type: 'answer', id: data.id, answer: answerQuestion(searcher, data.question) });
});

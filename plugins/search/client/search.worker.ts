/** The search in a worker, so that typing never waits for it: reads the files when they come and answers questions. */
import { SiteSearcher } from '../engine/searcher';
import type { SearchDocsFile } from '../engine/types';
import type { FromWorker, ToWorker } from './worker-messages';

let searcher: SiteSearcher | undefined;

function send(message: FromWorker): void {
  self.postMessage(message);
}

function parse(file: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(file));
}

function load(docsFile: ArrayBuffer, indexFile: ArrayBuffer): void {
  try {
    const docs = parse(docsFile) as SearchDocsFile;
    searcher = new SiteSearcher(docs, parse(indexFile));
    send({ type: 'ready', options: docs.options });
  } catch (error) {
    send({ type: 'corrupt', reason: String(error) });
  }
}

function loadTexts(file: ArrayBuffer): void {
  try {
    searcher?.takeTexts(parse(file));
    send({ type: 'texts-read' });
  } catch (error) {
    send({ type: 'texts-corrupt', reason: String(error) });
  }
}

self.addEventListener('message', ({ data: message }: MessageEvent<ToWorker>) => {
  if (message.type === 'load') load(message.docs, message.index);
  else if (message.type === 'load-texts') loadTexts(message.texts);
  else if (searcher) {
    const { text, ...options } = message.question;
    send({ type: 'answer', id: message.id, answer: searcher.query(text, options) });
  }
});

import { SiteSearcher } from '../engine/searcher';
import type { SearchDocsFile, Searcher } from '../engine/types';
import type { FromWorker, ToWorker } from './worker-messages';

function parse(file: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(file));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * What takes the messages of the page: it reads the files when they come and answers questions.
 * @param send takes what is said to the page
 */
export function messageTaker(send: (message: FromWorker) => void): (message: ToWorker) => void {
  let searcher: Searcher | undefined;

  function load(docsFile: ArrayBuffer, indexFile: ArrayBuffer): void {
    try {
      const docs = parse(docsFile) as SearchDocsFile;
      searcher = new SiteSearcher(docs, parse(indexFile));
      send({ type: 'ready', options: docs.options });
    } catch (error) {
      send({ type: 'corrupt', reason: reasonOf(error) });
    }
  }

  function loadTexts(file: ArrayBuffer): void {
    try {
      searcher?.takeTexts(parse(file));
      send({ type: 'texts-read' });
    } catch (error) {
      send({ type: 'texts-corrupt', reason: reasonOf(error) });
    }
  }

  return (message) => {
    if (message.type === 'load') {
      load(message.docs, message.index);
      return;
    }
    if (message.type === 'load-texts') {
      loadTexts(message.texts);
      return;
    }
    if (!searcher) return;
    const { text, ...options } = message.question;
    send({ type: 'answer', id: message.id, answer: searcher.query(text, options) });
  };
}

/** The search in a worker, so that typing never waits for it: reads the files when they come and answers questions. */
import { SiteSearcher } from '../engine/searcher';
import type { SearchAnswer, SearchDocsFile, SearchQuestion } from '../engine/types';

let searcher: SiteSearcher;

function parse(file: ArrayBuffer): unknown {
  return JSON.parse(new TextDecoder().decode(file));
}

/** What the page calls. Files are the UTF-8 bytes as they were fetched. */
const calls = {
  load(docsFile: ArrayBuffer, indexFile: ArrayBuffer): SearchDocsFile['options'] {
    const docs = parse(docsFile) as SearchDocsFile;
    searcher = new SiteSearcher(docs, parse(indexFile));
    return docs.options;
  },
  loadTexts: (file: ArrayBuffer): void => searcher.takeTexts(parse(file)),
  query: ({ text, ...options }: SearchQuestion): SearchAnswer => searcher.query(text, options),
};

export type SearchCalls = typeof calls;

/** A call as it travels to the worker. */
export interface Call {
  readonly id: number;
  readonly name: keyof SearchCalls;
  readonly given: readonly unknown[];
}

/** How a call ended: with what it gives, or with the reason why it gives nothing. */
export interface CallEnd {
  readonly id: number;
  readonly value?: unknown;
  readonly reason?: string;
}

function endOf({ id, name, given }: Call): CallEnd {
  try {
    return { id, value: (calls[name] as (...given: unknown[]) => unknown)(...given) };
  } catch (error) {
    return { id, reason: String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Call>) => self.postMessage(endOf(data)));

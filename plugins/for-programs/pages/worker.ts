// What runs in a thread of its own while the build goes on.
import { createHash } from 'node:crypto';
import { answerInThread } from '../../../src/build/answer-in-thread';
import type { ThreadStart } from '../../../src/build/in-thread';
import { keepResults, keptResults } from '../../../src/build/kept-results';
import { articleBody } from './article-tree';
import type { BuiltDocs, DocPage } from './doc-page';
import { type DocText, docText } from './doc-text';
import { readDocPages } from './read-doc-pages';
import type { PageAddress } from './readable-tree';

const KEPT = 'paginas-como-texto';

/** Reads each page whose article is not as it was when this code read it last. */
function readChangedPages({ data: docs, code }: ThreadStart<BuiltDocs>): readonly DocPage[] {
  const before = keptResults<DocText>(KEPT, code);
  const now = new Map<string, DocText>();
  const pages = readDocPages(docs, (html: string, address: PageAddress) => {
    const article = JSON.stringify([articleBody(html), address]);
    const key = createHash('sha256').update(article).digest('base64');
    const text = before.get(key) ?? docText(html, address);
    if (text) now.set(key, text);
    return text;
  });
  keepResults(KEPT, code, now);
  return pages;
}

answerInThread(readChangedPages);

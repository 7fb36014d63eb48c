// What runs in a thread of its own while the build goes on.
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { keepResults, keptResults } from '../build/kept-results';
import { type ArticleReading, readArticle } from './read-page';
import { readPages } from './read-pages';

const KEPT = 'paginas';

const { outDir, code }: { outDir: string; code: string } = workerData;
const before = keptResults<ArticleReading>(KEPT, code);
const now = new Map<string, ArticleReading>();

/** Reads each page whose article is not as it was when this code read it last. */
const pages = readPages(outDir, (html, page) => {
  const article = JSON.stringify([html, page.url, page.kind]);
  const key = createHash('sha256').update(article).digest('base64');
  const reading = before.get(key) ?? readArticle(html, page);
  now.set(key, reading);
  return reading;
});
keepResults(KEPT, code, now);
parentPort?.postMessage(pages);

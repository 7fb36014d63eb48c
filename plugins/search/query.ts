/**
 * `npm run search -- "texto"`: asks the search of the built site, through the same code as the
 * browser. README.md beside this file lists the options.
 */
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { SiteSearcher } from './engine/searcher';
import type { SearchOptions } from './engine/types';
import { readSearchFiles } from './indexer/search-files';

/** One answer, best first: the address of the best section of a page. */
export interface QueryResult {
  url: string;
  title: string;
  score: number;
}

/**
 * Loads the search of a built site, as the browser does.
 * @throws Error when the folder has no search files or they are broken
 */
export function loadSearcher(buildDir: string): SiteSearcher {
  const { docs, index, texts } = readSearchFiles(buildDir);
  const searcher = new SiteSearcher(docs, index);
  searcher.takeTexts(texts);
  return searcher;
}

/**
 * Loads the pages that the search of a built site finds.
 * @param buildDir folder that the site was built to
 * @returns a function that answers a text with pages, best first
 * @throws Error when the folder has no search files or they are broken
 */
export function loadSearch(
  buildDir: string,
): (text: string, options?: SearchOptions) => QueryResult[] {
  const searcher = loadSearcher(buildDir);
  return (text, options) =>
    searcher.query(text, options).hits.map(({ url, title, heading, score }) => ({
      url,
      title: heading === '' ? title : `${title} > ${heading}`,
      score,
    }));
}

const USAGE = `npm run search -- [options] "texto"
  --json             one JSON object a query: {query, results: [{url, title, score}]}
  --section delfin   the product being read
  --limit 10         most results a query
  --build build      folder of the built site
Without a text, each line of standard input is a query.`;

function print(query: string, results: QueryResult[], isJson: boolean, isOneOfMany: boolean): void {
  if (isJson) {
    console.log(JSON.stringify({ query, results }));
    return;
  }
  if (isOneOfMany) console.log(`# ${query}`);
  for (const { url, score } of results) console.log(`${url}\t${score.toFixed(2)}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      section: { type: 'string' },
      limit: { type: 'string', default: '10' },
      build: { type: 'string', default: 'build' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) {
    throw new Error(`--limit expects a whole number above 0, not "${values.limit}".`);
  }
  const query = loadSearch(path.resolve(values.build));
  const options = { section: values.section, limit };
  if (positionals.length > 0) {
    const text = positionals.join(' ');
    print(text, query(text, options), values.json, false);
    return;
  }
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') print(line, query(line, options), values.json, true);
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

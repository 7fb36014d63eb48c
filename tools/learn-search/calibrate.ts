/**
 * `npm run search:calibrate [-- --build build]`: how often the search of the built site answers readers' queries
 * by itself, and how often it is right, for each value of `ANSWER.sure` (plugins/search/engine/weights.ts). The
 * queries are those of `lectores.txt`, each asked of a search that learned without it. Takes some minutes.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSearcher } from '../../plugins/search/engine/searcher';
import { ANSWER } from '../../plugins/search/engine/weights';
import { learnedOf } from '../../plugins/search/indexer/learned-file';
import { readersWords } from '../../plugins/search/indexer/readers-words';
import { renderedPages } from '../../plugins/search/indexer/rendered-page';
import { buildSearchFiles } from '../../plugins/search/indexer/search-files';
import { readPages } from '../../src/built-pages/read-pages';
import { loadFacts } from '../../src/facts/load-facts';
import { foldText } from '../../src/text/accents';
import { runTool } from '../bootstrap/tool-error.mjs';
import { compact } from './compact';
import { type Phrase, readPhrases } from './phrases';
import { learn } from './softmax-regression';
import { trainingSet } from './training-set';

const root = path.resolve(__dirname, '../..');

/** In how many parts the queries are asked, each of a search that learned from the others. */
const PARTS = 4;

const VALUES = [0.8, 0.9, 1, 1.1, 1.2, 1.4];

interface Outcome {
  shown: number;
  right: number;
}

/** Accepted pages by query; the same query with other accents is the same. */
function acceptedPages(phrases: readonly Phrase[]): Map<string, { text: string; urls: string[] }> {
  const queries = new Map<string, { text: string; urls: string[] }>();
  for (const { text, url, isTyped } of phrases) {
    if (!isTyped) continue;
    const query = queries.get(foldText(text)) ?? { text, urls: [] };
    query.urls.push(url);
    queries.set(foldText(text), query);
  }
  return queries;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { build: { type: 'string', default: 'build' } } });
  const pages = renderedPages(readPages(path.resolve(values.build)));
  const said = readersWords(loadFacts(path.join(root, 'data')), '/');
  const phrases = readPhrases(root);
  const queries = [...acceptedPages(phrases)];
  const outcomes = VALUES.map((): Outcome => ({ shown: 0, right: 0 }));
  for (let part = 0; part < PARTS; part += 1) {
    const asked = new Map(queries.filter((_, at) => at % PARTS === part));
    const taught = phrases.filter(({ text }) => !asked.has(foldText(text)));
    const { urls, examples } = trainingSet(root, pages, taught);
    const learned = learnedOf(compact(learn(examples, urls.length).byStem, urls, ''), '/');
    const options = { maxHits: 1, highlightResult: false };
    const { docs, index } = buildSearchFiles(pages, { ...said, learned }, options);
    const searcher = createSearcher(docs, index);
    outcomes.forEach((outcome, at) => {
      ANSWER.sure = VALUES[at] ?? 0;
      for (const { text, urls } of asked.values()) {
        const url = searcher.query(text).box?.url.replace(/#.*/, '');
        if (url === undefined) continue;
        outcome.shown += 1;
        if (urls.includes(url)) outcome.right += 1;
      }
    });
  }
  console.log('sure\tshown\ton an accepted page');
  outcomes.forEach(({ shown, right }, at) => {
    const share = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;
    console.log(`${VALUES[at]}\t${share(shown, queries.length)}\t${share(right, shown)}`);
  });
}

runTool(main);

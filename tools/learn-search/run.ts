/**
 * `npm run search:learn`: learns which words of the readers tell of which page,
 * from the phrases beside this file and from what the pages of the built site call themselves, and
 * writes plugins/search/indexer/learned-weights.json. Takes a minute or two.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEARNED_FILE, type LearnedFile } from '../../plugins/search/indexer/learned-file';
import { renderedPages } from '../../plugins/search/indexer/rendered-page';
import { readPages } from '../../src/built-pages/read-pages';
import { runTool } from '../bootstrap/tool-error.mjs';
import { compact } from './compact';
import { phrasesHash, readPhrases } from './phrases';
import { learn } from './softmax-regression';
import { trainingSet } from './training-set';

const root = path.resolve(__dirname, '../..');

async function main(): Promise<void> {
  const { urls, examples } = trainingSet(
    root,
    renderedPages(readPages(path.resolve('build'))),
    readPhrases(root),
  );
  const { byStem, loss } = learn(examples, urls.length);
  const file: LearnedFile = { phrases: phrasesHash(root), urls: [...urls], lists: compact(byStem) };
  writeFileSync(LEARNED_FILE, `${JSON.stringify(file, null, 2)}\n`);
  console.log(
    `${examples.length} phrases of ${urls.length} pages; loss ${loss.toFixed(3)}; ${file.lists.stems.split(' ').length} stems.`,
  );
}

runTool(main);

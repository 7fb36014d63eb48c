/**
 * `npm run search:learn [-- --build build]`: learns which words of the readers tell of which page,
 * from the phrases beside this file and from what the pages of the built site call themselves, and
 * writes plugins/search/indexer/learned-weights.json. Takes half a minute.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LEARNED_FILE } from '../../plugins/search/indexer/learned-file';
import { readBuiltPages } from '../../plugins/search/indexer/search-files';
import { docUrl } from '../../src/facts/routes';
import { loadSayings } from '../../src/facts/sayings';
import { runTool, ToolError } from '../bootstrap/tool-error.mjs';
import { compact } from './compact';
import { type Meant, saidByPage, stemsOf } from './examples';
import { phrasesHash, readPhrases } from './phrases';
import { learn } from './softmax-regression';

const root = path.resolve(__dirname, '../..');

function sayings(): Meant[] {
  return loadSayings(path.join(root, 'data'))
    .flatMap((pages) => Object.entries(pages))
    .flatMap(([route, phrases]) => phrases.map((text) => ({ text, url: docUrl(route) })));
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { build: { type: 'string', default: 'build' } } });
  const pages = readBuiltPages(path.resolve(values.build)).filter(({ kind }) => kind !== 'post');
  const urls = pages.map(({ url }) => url);
  const numbers = new Map(urls.map((url, number) => [url, number]));
  const phrases = readPhrases(root);
  const stray = phrases.find(({ url }) => !numbers.has(url));
  if (stray) {
    throw new ToolError(
      `${stray.file}:${stray.line}: the site has no page ${stray.url}. Correct the line "## …" above the phrase, or build the site again.`,
    );
  }
  const examples = [...phrases, ...sayings(), ...pages.flatMap(saidByPage)].map(
    ({ text, url }) => ({ stems: stemsOf(text), page: numbers.get(url) ?? 0 }),
  );
  const { byStem, loss } = learn(examples, urls.length);
  const file = compact(byStem, urls, phrasesHash(root));
  writeFileSync(LEARNED_FILE, `${JSON.stringify(file, null, 2)}\n`);
  console.log(
    `${examples.length} phrases of ${urls.length} pages; loss ${loss.toFixed(3)}; ${Object.keys(file.stems).length} stems.`,
  );
}

runTool(main);

/**
 * `npm run bench:search [-- --build build] [--without-peers | --only peer]`: measures the search of
 * the built site. README.md beside this file says what is compared and how.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSearcher } from '../../plugins/search/engine/searcher';
import type { Searcher } from '../../plugins/search/engine/types';
import { createWordIndex } from '../../plugins/search/engine/word-index';
import { readersWords } from '../../plugins/search/indexer/readers-words';
import { readBuiltPages, type SearchFiles } from '../../plugins/search/indexer/search-files';
import { loadFacts } from '../../src/facts/load-facts';
import { runTool, ToolError } from '../../tools/bootstrap/tool-error.mjs';
import { brotliSize } from './brotli-size';
import { measureCost, timeOf } from './cost';
import { buildLunrIndex, createLunrIndex } from './engines/lunr';
import { createMiniSearchIndex, loadMiniSearch } from './engines/minisearch';
import { growSite } from './grown-site';
import { type LabelledQuery, loadQueries, routeOf } from './labelled-queries';
import { measurePeers, PEERS, type PeerKey } from './peers/measure-peers';
import { type Answer, DEPTH, measureRelevance } from './relevance';
import { costTable, kindTable, type MeasuredSearch, overallTable } from './tables';

const root = path.resolve(__dirname, '../..');
const RESULTS = path.join(__dirname, 'results.md');

const ENGINES = [
  { name: 'BM25+ of the plugin', makeIndex: createWordIndex },
  { name: 'MiniSearch 7.2.0', makeIndex: createMiniSearchIndex },
  { name: 'lunr 2.3.9', makeIndex: createLunrIndex },
];

function answerWith(searcher: Searcher): Answer {
  return ({ text, section }: LabelledQuery) =>
    searcher.query(text, { section, limit: DEPTH }).hits.map(({ url }) => routeOf(url));
}

/** The peers do not know which product is being read; nor does the search when compared to them. */
function withoutSection(queries: readonly LabelledQuery[]): LabelledQuery[] {
  return queries.map((query) => ({ ...query, section: undefined }));
}

function peerOf(name: string): PeerKey {
  const peer = PEERS.find((key) => key === name);
  if (peer) return peer;
  throw new ToolError(`--only expects ${PEERS.join(', ')}, not "${name}".`);
}

/** Brotli bytes of the two indexes as lunr and MiniSearch would write them themselves. */
function ownFileSizes({ docs, index }: SearchFiles): { lunr: number; miniSearch: number } {
  const sizes = { lunr: 0, miniSearch: 0 };
  createSearcher(docs, index, (fields, documentCount) => {
    sizes.lunr += brotliSize(JSON.stringify(buildLunrIndex(fields, documentCount)));
    sizes.miniSearch += brotliSize(JSON.stringify(loadMiniSearch(fields, documentCount)));
    return createWordIndex(fields, documentCount);
  });
  return sizes;
}

function describeCircumstances(): string {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `Node ${process.versions.node}, ${processor}, ${cpus().length} cores`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      build: { type: 'string', default: path.join(root, 'build') },
      'without-peers': { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  const build = path.resolve(values.build);
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new ToolError(`There is no built site in ${build}. Run "npm run build" first.`);
  }
  const { result: pages, time: readTime } = timeOf(() => readBuiltPages(build));
  const said = readersWords(loadFacts(path.join(root, 'data')), '/');
  const queries = loadQueries('queries.yaml');
  const blind = withoutSection(queries);
  if (values.only !== undefined) {
    const measured = await measurePeers([peerOf(values.only)], { folder: build, pages }, blind);
    console.log(`${overallTable(measured)}\n\n${kindTable(measured)}`);
    return;
  }
  const heldOut = loadQueries('held-out.yaml');
  const texts = queries.map(({ text }) => text);

  const engines: Parameters<typeof costTable>[0][number][] = [];
  for (const { name, makeIndex } of ENGINES) {
    const { cost, searcher } = measureCost(pages, said, texts, makeIndex);
    const relevance = await measureRelevance(queries, answerWith(searcher));
    engines.push({ name, cost, mrr: relevance.get('')?.mrr });
  }
  const own = measureCost(pages, said, texts, createWordIndex);
  const { docsBytes, indexBytes, textsBytes } = own.cost;
  const bytes = docsBytes + indexBytes + textsBytes;
  const answer = answerWith(own.searcher);
  const ours: MeasuredSearch[] = [
    { name: 'this search', bytes, relevance: await measureRelevance(queries, answer) },
    {
      name: 'this search, product unknown',
      bytes,
      relevance: await measureRelevance(blind, answer),
    },
  ];
  // Nobody said which product was being read when these were typed.
  const unseen: MeasuredSearch[] = [
    { name: 'this search', bytes, relevance: await measureRelevance(heldOut, answer) },
  ];
  const peersOn = (asked: readonly LabelledQuery[]) =>
    values['without-peers'] ? [] : measurePeers(PEERS, { folder: build, pages }, asked);
  const peers = await peersOn(blind);
  const peersUnseen = await peersOn(heldOut);
  const larger = growSite(pages, said, 10);
  const grown = measureCost(larger.pages, larger.said, texts, createWordIndex);
  const sizes = ownFileSizes(own.files);

  const report = [
    `# Search, measured\n\n${describeCircumstances()}; ${queries.length} queries.`,
    `## Relevance\n\n${overallTable([...ours, ...peers])}\n\n${kindTable([...ours, ...peers])}`,
    `## ${heldOut.length} queries that tuned nothing\n\n${overallTable([...unseen, ...peersUnseen])}\n\n${kindTable([...unseen, ...peersUnseen])}`,
    `## Engines under the same tokens\n\n${costTable(engines)}\n\nAll load from the posting lists of our index file. Their own files would be ${(sizes.miniSearch / 1000).toFixed(0)} kB (MiniSearch) and ${(sizes.lunr / 1000).toFixed(0)} kB (lunr), Brotli, next to ${(own.cost.indexBytes / 1000).toFixed(0)} kB.`,
    `## Growth\n\n${costTable([
      { name: 'the site', cost: own.cost },
      { name: 'ten times the pages', cost: grown.cost },
    ])}\n\nReading the ${pages.length} built pages takes another ${readTime.toFixed(0)} ms.`,
  ].join('\n\n');
  writeFileSync(RESULTS, `${report}\n`);
  console.log(report);
}

void runTool(main);

/**
 * `npm run bench:search [-- --build build]`: measures how well the search of the built site answers the labelled
 * queries. README.md beside this file says what the sets are.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSearcher } from '../../plugins/search/query';
import { runTool } from '../../tools/bootstrap/tool-error.mjs';
import { loadQueries } from './labelled-queries';
import { measureRelevance, type Relevance } from './relevance';

const SETS = ['held-out.yaml', 'queries.yaml'] as const;

function tableRow(name: string, relevance: Relevance): string {
  const { queries, mrr, top1, missed, boxes, rightBoxes } = relevance;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const measures = [mrr.toFixed(3), percent(top1), percent(missed), `${rightBoxes} of ${boxes}`];
  return `| ${[name, queries, ...measures].join(' | ')} |`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { build: { type: 'string', default: 'build' } } });
  const searcher = loadSearcher(path.resolve(values.build));
  console.log(`|  | queries | MRR@10 | first page right | none in ten | answers on a right page |
| --- | ---: | ---: | ---: | ---: | ---: |`);
  for (const set of SETS) {
    const queries = loadQueries(set);
    console.log(tableRow(`**${set}**`, measureRelevance(queries, searcher)));
    for (const kind of new Set(queries.map(({ kind }) => kind))) {
      const ofKind = queries.filter((query) => query.kind === kind);
      console.log(tableRow(kind, measureRelevance(ofKind, searcher)));
    }
  }
}

runTool(main);

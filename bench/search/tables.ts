import type { Cost } from './cost';
import type { Relevance } from './relevance';

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [row(head), row(rule), ...rows.map(row)].join('\n');
}

const share = (value: number): string => value.toFixed(3);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** A search and how well it answers, over all queries ('') and by kind. */
export interface MeasuredSearch {
  name: string;
  /** Brotli bytes of its index files. */
  bytes: number;
  relevance: ReadonlyMap<string, Relevance>;
}

/** One line a search: the four measures over all queries. */
export function overallTable(searches: readonly MeasuredSearch[]): string {
  return table(
    ['Search', 'MRR@10', 'top-1', 'recall@5', 'without result', 'index files, kB Brotli'],
    searches.map(({ name, bytes, relevance }) => {
      const all = relevance.get('');
      const measures = all ? [all.mrr, all.top1, all.recall5].map(share) : ['', '', ''];
      return [name, ...measures, `${((all?.empty ?? 0) * 100).toFixed(1)} %`, kilobytes(bytes)];
    }),
  );
}

/** One line a kind of query: MRR@10 of each search. */
export function kindTable(searches: readonly MeasuredSearch[]): string {
  const kinds = [...(searches[0]?.relevance.keys() ?? [])].filter((kind) => kind !== '');
  return table(
    ['MRR@10', 'queries', ...searches.map(({ name }) => name)],
    kinds.map((kind) => [
      kind,
      String(searches[0]?.relevance.get(kind)?.queries ?? 0),
      ...searches.map(({ relevance }) => share(relevance.get(kind)?.mrr ?? 0)),
    ]),
  );
}

/** One line an engine or size of site: what it costs. */
export function costTable(costs: readonly { name: string; cost: Cost; mrr?: number }[]): string {
  return table(
    [
      ...['', 'pages', 'sections', 'docs, kB Brotli', 'index, kB Brotli', 'texts, kB Brotli'],
      'build, ms',
      ...['load, ms', 'query p50, ms', 'query p95, ms', 'MRR@10'],
    ],
    costs.map(({ name, cost, mrr }) => [
      name,
      String(cost.pages),
      String(cost.sections),
      kilobytes(cost.docsBytes),
      kilobytes(cost.indexBytes),
      kilobytes(cost.textsBytes),
      cost.buildTime.toFixed(0),
      cost.loadTime.toFixed(0),
      cost.queryP50.toFixed(1),
      cost.queryP95.toFixed(1),
      mrr === undefined ? '' : share(mrr),
    ]),
  );
}

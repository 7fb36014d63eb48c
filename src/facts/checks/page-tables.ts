import { wrongTotals } from '../column-totals';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

/** The totals of the tables of `paginas/` are the sums of their rows. */
export function checkPageTables(facts: Facts): FactIssue[] {
  return facts.pages
    .flatMap((page) => page.tablas ?? [])
    .flatMap((table) =>
      wrongTotals(
        table.columnas,
        table.filas.map((row) => row.map(String)),
      ).map(({ column, written, sum }) =>
        issueAt(
          table,
          ['filas', table.filas.length - 1, column],
          'wrong total',
          `the rows of «${table.columnas[column]}» sum ${sum}, not ${written}`,
        ),
      ),
    );
}

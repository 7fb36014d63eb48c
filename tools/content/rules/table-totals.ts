import type { Table, TableRow } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { wrongTotals } from '../../../src/facts/column-totals';
import type { ContentPage } from '../content';
import { type PageProblem, PageRule } from '../rule';

function textsOf(row: TableRow | undefined): string[] {
  return row?.children.map((cell) => plainText(cell)) ?? [];
}

export class TableTotals extends PageRule {
  readonly id = 'table-totals';
  readonly severity = 'error';
  readonly asks = 'A row that begins with «Total» holds the sums of the rows above it.';

  protected problemsOf(page: ContentPage): PageProblem[] {
    const problems: PageProblem[] = [];
    visit(page.written, 'table', ({ children: [head, ...rows], position }: Table) => {
      const heads = textsOf(head);
      for (const { column, written, sum } of wrongTotals(heads, rows.map(textsOf))) {
        const message = `the rows of «${heads[column]}» sum ${sum}, not ${written}`;
        problems.push({ line: position?.start.line, message });
      }
    });
    return problems;
  }
}

import { issueAt } from '../../../src/facts/fact-file';
import type { Facts } from '../../../src/facts/facts';
import type { PageFacts } from '../../../src/facts/page-facts';
import { readNumber } from '../../../src/facts/written-number';
import type { Content } from '../content';
import type { ContentRule, Finding } from '../rule';

type FactTable = NonNullable<PageFacts['tablas']>[number];

interface Cell {
  row: number;
  column: number;
  text: string;
}

function bare(cell: string | number | undefined): string {
  return String(cell ?? '').replaceAll('**', '');
}

/** `$ 20.118.888` as a number; undefined for what is no amount. */
function amountOf(cell: string | number | undefined): number | undefined {
  const text = bare(cell);
  return text.includes('$') ? readNumber(text)?.value : undefined;
}

/** Pesos that boards show and no report does: the inventory of all groups, the tips of both waiters. */
const unreportedTotals = [15_799_337, 200_200];

/** Every number that a report or query of Delfín shows in its example. */
function reportedNumbers(facts: Facts): Set<unknown> {
  return new Set([
    0,
    ...unreportedTotals,
    ...facts.reports.flatMap(({ ejemplo }) =>
      [...ejemplo.filas, ejemplo.totales, ejemplo['totales-calculados'] ?? {}].flatMap((row) =>
        Object.values(row),
      ),
    ),
  ]);
}

function amountCells({ filas, columnas }: FactTable): Cell[] {
  return filas.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      columnas[column] === 'Ticket' || amountOf(cell) === undefined
        ? []
        : [{ row, column, text: bare(cell) }],
    ),
  );
}

export class AnalyticsFigures implements ContentRule {
  readonly id = 'analytics-figures';
  readonly severity = 'error';
  readonly asks =
    'Every amount of a board of Analytics is one of a report of Delfín, or a part of a total that is; a ticket is the total over its documents.';

  check({ facts }: Content): Finding[] {
    const reported = reportedNumbers(facts);
    return facts.pages
      .filter(({ ruta }) => ruta.startsWith('analytics/ver-informes/'))
      .flatMap(({ tablas = [] }) => tablas)
      .flatMap((table) => [...this.#strangeAmounts(table, reported), ...this.#wrongTickets(table)]);
  }

  #strangeAmounts(table: FactTable, reported: ReadonlySet<unknown>): Finding[] {
    return amountCells(table)
      .filter(({ text }) => !reported.has(amountOf(text)))
      .filter(({ row, column }) => !isPartOfTotal(table, row, column, reported))
      .map((cell) =>
        this.#finding(
          table,
          cell,
          `«${cell.text}» is in no example of data/reportes, nor a part of a total that is; take the figure of the report, or name the total in tools/content/rules/analytics-figures.ts`,
        ),
      );
  }

  #wrongTickets(table: FactTable): Finding[] {
    const column = table.columnas.indexOf('Ticket');
    if (column < 0) return [];
    return table.filas.flatMap((cells, row) => {
      const documents = Number(bare(cells[table.columnas.indexOf('Documentos')]));
      const total = amountOf(cells[table.columnas.indexOf('Total')]) ?? 0;
      const expected = Math.round(total / documents);
      if (amountOf(cells[column]) === expected) return [];
      const text = bare(cells[column]);
      const message = `«${text}» is not the total over its documents, ${expected}`;
      return [this.#finding(table, { row, column, text }, message)];
    });
  }

  #finding(table: FactTable, { row, column }: Cell, message: string): Finding {
    const { file, line } = issueAt(table, ['filas', row, column], this.id, message);
    return {
      file,
      line,
      message: `${table.columnas[column]} of the table «${table.id}»: ${message}`,
    };
  }
}

/** Whether the rows of a column divide a reported amount by something that no report divides it by. */
function isPartOfTotal(
  { filas }: FactTable,
  row: number,
  column: number,
  reported: ReadonlySet<unknown>,
): boolean {
  const end = filas.length - 1;
  const isTotal = bare(filas[end]?.[0]).startsWith('Total');
  const parts = isTotal ? filas.slice(0, end) : filas;
  if (row >= parts.length) return false;
  const sum = parts.reduce((all, cells) => all + (amountOf(cells[column]) ?? 0), 0);
  return reported.has(sum);
}

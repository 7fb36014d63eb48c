import { boardOf } from '../boards';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Board, BoardChart, Screen } from '../screens';
import { unknownNames } from './unknown-names';

type Report = Board['informes'][number];

function checkBoard(screen: Screen, board: Board, facts: Facts): FactIssue[] {
  const tables = facts.pages.find(({ ruta }) => ruta === screen.ruta)?.tablas ?? [];
  const ids = tables.map(({ id }) => id);
  const named = boardOf(screen, facts.pages);
  const dated = facts.screens.filter(({ campos }) =>
    campos.some(({ nombre }) => nombre === 'Datos hasta'),
  );
  const parted = facts.pages.filter(({ tablas = [] }) => tablas.some(({ id }) => id === 'partes'));
  const checkChart = (chart: BoardChart): FactIssue[] => {
    const columns = tables.find(({ id }) => id === chart.tabla)?.columnas ?? [];
    const column = ['column', columns] as const;
    return unknownNames(chart, { tabla: ['table', ids], x: column, y: column });
  };
  const checkReport = (report: Report): FactIssue[] => [
    ...unknownNames(report, {
      nombre: ['report', named?.reportNames ?? []],
      tabla: ['table', ids],
    }),
    ...report.graficos.flatMap(checkChart),
  ];
  return [
    ...unknownNames(board, {
      'datos-de': ['screen', dated.map(({ clave }) => clave)],
      partes: ['page with the table «partes»', parted.map(({ ruta }) => ruta)],
    }),
    ...['tarjetas', 'informes']
      .filter((id) => !ids.includes(id))
      .map((id) =>
        issueAt(
          screen,
          ['tablero'],
          'missing table',
          `the page ${screen.ruta} of data/paginas has a table «${id}»`,
        ),
      ),
    ...board.informes.flatMap(checkReport),
  ];
}

/** A board shows tables and columns that its page has, and reports that its folder names. */
export function checkBoards(facts: Facts): FactIssue[] {
  return facts.screens.flatMap((screen) =>
    screen.tablero ? checkBoard(screen, screen.tablero, facts) : [],
  );
}

import { unknownName } from '../../text/nearest';
import { boardOf } from '../boards';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Board, BoardChart, Screen } from '../screens';

type Report = Board['informes'][number];

function unknown(
  owner: object,
  key: string,
  rule: string,
  name: string,
  known: readonly string[],
): FactIssue[] {
  return known.includes(name) ? [] : [issueAt(owner, [key], rule, unknownName(name, known))];
}

function checkBoard(screen: Screen, board: Board, facts: Facts): FactIssue[] {
  const tables = facts.pages.find(({ ruta }) => ruta === screen.ruta)?.tablas ?? [];
  const ids = tables.map(({ id }) => id);
  const named = boardOf(screen, facts.pages);
  const dated = facts.screens.filter(({ campos }) =>
    campos.some(({ nombre }) => nombre === 'Datos hasta'),
  );
  const checkChart = (chart: BoardChart): FactIssue[] => {
    const columns = tables.find(({ id }) => id === chart.tabla)?.columnas ?? [];
    return [
      ...unknown(chart, 'tabla', 'unknown table', chart.tabla, ids),
      ...unknown(chart, 'x', 'unknown column', chart.x, columns),
      ...unknown(chart, 'y', 'unknown column', chart.y, columns),
    ];
  };
  const checkReport = (report: Report): FactIssue[] => [
    ...unknown(report, 'nombre', 'unknown report', report.nombre, named?.reportNames ?? []),
    ...unknown(report, 'tabla', 'unknown table', report.tabla, ids),
    ...report.graficos.flatMap(checkChart),
  ];
  return [
    ...unknown(
      board,
      'datos-de',
      'unknown screen',
      board['datos-de'],
      dated.map(({ clave }) => clave),
    ),
    ...unknown(
      board,
      'partes',
      'page without the table «partes»',
      board.partes,
      facts.pages.flatMap(({ ruta, tablas = [] }) =>
        tablas.some(({ id }) => id === 'partes') ? [ruta] : [],
      ),
    ),
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

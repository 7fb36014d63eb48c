import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Screen } from '../screens';

function checkNames(
  owner: object,
  key: 'lineas' | 'campos' | 'acciones',
  names: readonly string[] | undefined,
  known: readonly string[],
): FactIssue[] {
  return (names ?? []).flatMap((name, index) =>
    known.includes(name)
      ? []
      : [
          issueAt(
            owner,
            [key, index],
            key === 'acciones' ? 'unknown button' : 'unknown field',
            unknownName(name, known),
          ),
        ],
  );
}

function checkScreen(
  screen: Screen,
  lines: ReadonlyMap<string, readonly string[] | undefined>,
  reports: readonly string[],
): FactIssue[] {
  const keys = [...lines.keys()];
  const fields = screen.campos.map((field) => field.nombre);
  const shared = screen['lineas-de'];
  const query = screen.cuadricula;
  const columns = (shared === undefined ? screen.lineas : lines.get(shared))?.length ?? 0;
  return [
    ...checkNames(screen, 'lineas', screen.lineas, fields),
    ...(screen.pestanas ?? []).flatMap((tab) => [
      ...checkNames(tab, 'campos', tab.campos, fields),
      ...checkNames(tab, 'acciones', tab.acciones, screen.acciones),
    ]),
    ...(screen.dialogos ?? []).flatMap((dialog) =>
      checkNames(dialog, 'campos', dialog.campos, fields),
    ),
    ...(shared === undefined || keys.includes(shared)
      ? []
      : [issueAt(screen, ['lineas-de'], 'unknown screen', unknownName(shared, keys))]),
    ...(screen.filas ?? []).flatMap((row) =>
      row.length === columns
        ? []
        : [
            issueAt(
              screen,
              ['filas'],
              'line of other columns',
              `${row.length} cells, ${columns} columns`,
            ),
          ],
    ),
    ...(query === undefined || reports.includes(query)
      ? []
      : [issueAt(screen, ['cuadricula'], 'unknown query', unknownName(query, reports))]),
  ];
}

/** The tabs and lines of a screen name fields and buttons that it has; its grid, a query. */
export function checkScreens(facts: Facts): FactIssue[] {
  const lines = new Map(facts.screens.map(({ clave, lineas }) => [clave, lineas]));
  const reports = facts.reports.map((report) => report.ruta);
  return facts.screens.flatMap((screen) => checkScreen(screen, lines, reports));
}

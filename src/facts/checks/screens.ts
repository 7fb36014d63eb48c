import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Screen } from '../screens';
import { unknownNames } from './unknown-names';

function checkScreen(
  screen: Screen,
  lines: ReadonlyMap<string, readonly string[] | undefined>,
  reports: readonly string[],
): FactIssue[] {
  const fields = ['field', screen.campos.map((field) => field.nombre)] as const;
  const shared = screen['lineas-de'];
  const columns = (shared === undefined ? screen.lineas : lines.get(shared))?.length ?? 0;
  return [
    ...unknownNames(screen, {
      lineas: fields,
      'lineas-de': ['screen', [...lines.keys()]],
      cuadricula: ['query', reports],
    }),
    ...(screen.pestanas ?? []).flatMap((tab) =>
      unknownNames(tab, { campos: fields, acciones: ['button', screen.acciones] }),
    ),
    ...(screen.dialogos ?? []).flatMap((dialog) => unknownNames(dialog, { campos: fields })),
    ...(screen.filas ?? []).flatMap((row) => {
      if (columns === 0 || row.length === columns) return [];
      const expected = `${row.length} cells, ${columns} columns`;
      return [issueAt(screen, ['filas'], 'line of other columns', expected)];
    }),
  ];
}

/** The tabs and lines of a screen name fields and buttons that it has; its grid, a query. */
export function checkScreens(facts: Facts): FactIssue[] {
  const lines = new Map(facts.screens.map(({ clave, lineas }) => [clave, lineas]));
  const reports = facts.reports.map((report) => report.ruta);
  return facts.screens.flatMap((screen) => checkScreen(screen, lines, reports));
}

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
  keys: readonly string[],
  reports: readonly string[],
): FactIssue[] {
  const fields = screen.campos.map((field) => field.nombre);
  const shared = screen['lineas-de'];
  const query = screen.cuadricula;
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
    ...(query === undefined || reports.includes(query)
      ? []
      : [issueAt(screen, ['cuadricula'], 'unknown query', unknownName(query, reports))]),
  ];
}

/** The tabs and lines of a screen name fields and buttons that it has; its grid, a query. */
export function checkScreens(facts: Facts): FactIssue[] {
  const keys = facts.screens.map((screen) => screen.clave);
  const reports = facts.reports.map((report) => report.ruta);
  return facts.screens.flatMap((screen) => checkScreen(screen, keys, reports));
}

import { type ButtonMeaning, holdsFor, warnsOf } from '../buttons';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { buttonsOfReport } from '../reports';
import { unknownNames } from './unknown-names';

interface NamedButtons {
  ruta: string;
  names: readonly string[];
}

/** The buttons, links and dialog buttons of every window. */
function buttonsOfWindows({
  screens,
  pages,
  reports,
  windows,
  commonScreen,
}: Facts): NamedButtons[] {
  return [
    ...screens.map(({ ruta, acciones, dialogos = [] }) => ({
      ruta,
      names: [...commonScreen.acciones, ...acciones, ...dialogos.flatMap((one) => one.acciones)],
    })),
    ...pages.map(({ ruta, acciones = [] }) => ({ ruta, names: acciones })),
    ...reports.map((report) => ({ ruta: report.ruta, names: buttonsOfReport(report) })),
    ...windows.ventanas.map(({ ruta, acciones = [], enlaces = [] }) => ({
      ruta,
      names: [...acciones, ...enlaces],
    })),
  ];
}

function checkMeaning(meaning: ButtonMeaning, windows: readonly NamedButtons[]): FactIssue[] {
  const known = windows.filter(({ ruta }) => holdsFor(meaning, ruta)).flatMap(({ names }) => names);
  return unknownNames(meaning, { boton: ['button', known] });
}

function checkWarning(meaning: ButtonMeaning): FactIssue[] {
  const noWayBack = meaning['sin-vuelta'];
  if (!noWayBack || warnsOf(noWayBack.aviso, noWayBack)) return [];
  const expected = `the warning says one of: ${noWayBack.dice.join(', ')}`;
  return [issueAt(meaning, ['sin-vuelta', 'aviso'], 'warning without its words', expected)];
}

/** Each button that `botones.yaml` explains stands in a window of its pages, and warns in the words that a rule looks for. */
export function checkButtons(facts: Facts): FactIssue[] {
  const windows = buttonsOfWindows(facts);
  return facts.buttonMeanings.flatMap((meaning) => [
    ...checkMeaning(meaning, windows),
    ...checkWarning(meaning),
  ]);
}

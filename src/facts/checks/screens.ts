import { holdsFor, warnsOf } from '../buttons';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Board, Screen } from '../screens';
import { boardOf } from '../screens';
import { windowParts } from '../window-parts';
import { type Known, unknownNames } from './unknown-names';

/** The tables of a page. */
function tablesOf({ pages }: Facts, route: string) {
  return pages.find(({ ruta }) => ruta === route)?.tablas ?? [];
}

function* checkBoard(screen: Screen, board: Board, facts: Facts): Iterable<FactIssue> {
  const tables = tablesOf(facts, screen.ruta);
  const ids = tables.map(({ id }) => id);
  const table: Known = ['table', ids];
  const report: Known = ['report', boardOf(screen, facts.pages)?.reportNames ?? []];
  for (const id of ['tarjetas', 'informes']) {
    if (ids.includes(id)) continue;
    const expected = `the page ${screen.ruta} of data/paginas has a table «${id}»`;
    yield issueAt(screen, ['tablero'], 'missing table', expected);
  }
  for (const shown of board.informes) {
    yield* unknownNames(shown, { nombre: report, tabla: table });
    for (const chart of shown.graficos) {
      const column: Known = ['column', tables.find(({ id }) => id === chart.tabla)?.columnas ?? []];
      yield* unknownNames(chart, { tabla: table, x: column, y: column });
    }
  }
}

/** The tabs and lines of a screen name fields and buttons that it has; a board, tables and columns of its page. */
export function* checkScreens(facts: Facts): Iterable<FactIssue> {
  for (const screen of facts.screens) {
    const fields: Known = ['field', screen.campos.map(({ nombre }) => nombre)];
    yield* unknownNames(screen, { lineas: fields });
    for (const tab of screen.pestanas ?? []) {
      yield* unknownNames(tab, { campos: fields, acciones: ['button', screen.acciones] });
    }
    for (const dialog of screen.dialogos ?? []) yield* unknownNames(dialog, { campos: fields });
    const shared = screen['lineas-de'] ?? screen.clave;
    const columns = facts.screens.find(({ clave }) => clave === shared)?.lineas?.length ?? 0;
    for (const row of screen.filas ?? []) {
      // The rows of a grid are as wide as its query.
      if (columns === 0 || row.length === columns) continue;
      const expected = `${row.length} cells, ${columns} columns`;
      yield issueAt(screen, ['filas'], 'line of other columns', expected);
    }
    if (screen.tablero) yield* checkBoard(screen, screen.tablero, facts);
  }
}

/** A window outside the menus shows something. */
export function* checkWindows(facts: Facts): Iterable<FactIssue> {
  for (const window of facts.windows.ventanas) {
    const { ruta, campos, tabla } = window;
    yield* unknownNames(window, { tabla: ['table', tablesOf(facts, ruta).map(({ id }) => id)] });
    const page = facts.pages.find((one) => one.ruta === ruta);
    if (campos ?? page?.campos ?? tabla) continue;
    const expected = `fields here or in the entry of ${ruta} in data/paginas, or a table of it`;
    yield issueAt(window, ['campos'], 'empty window', expected);
  }
}

/** Each button that `botones.yaml` explains stands in a window of its pages, and warns in the words that a rule looks for. */
export function* checkButtons(facts: Facts): Iterable<FactIssue> {
  const windows = [...facts.routes.keys()].map((route) => {
    const { buttons, ofReport } = windowParts(facts, route);
    return { route, names: [...buttons, ...ofReport] };
  });
  for (const meaning of facts.buttonMeanings) {
    const own = windows.filter(({ route }) => holdsFor(meaning, route));
    yield* unknownNames(meaning, { boton: ['button', own.flatMap(({ names }) => names)] });
    const noWayBack = meaning['sin-vuelta'];
    if (!noWayBack || warnsOf(noWayBack.aviso, noWayBack)) continue;
    const expected = `the warning says one of: ${noWayBack.dice.join(', ')}`;
    yield issueAt(meaning, ['sin-vuelta', 'aviso'], 'warning without its words', expected);
  }
}

/** Every movement says how it is corrected, or that it keeps nothing. */
export function* checkCorrections({ corrections, screens }: Facts): Iterable<FactIssue> {
  const { movimientos, 'nada-que-corregir': without } = corrections;
  const told = new Set([...without, ...movimientos.flatMap(({ rutas }) => rutas)]);
  for (const screen of screens) {
    if (screen.clase !== 'movimiento' || told.has(screen.ruta)) continue;
    const expected = `add ${screen.ruta} to data/correcciones.yaml: what goes wrong both ways, or under nada-que-corregir`;
    yield issueAt(screen, ['ruta'], 'movement without its corrections', expected);
  }
}

import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import type { Window } from '../windows';
import { unknownNames } from './unknown-names';

function checkWindow(window: Window, facts: Facts): FactIssue[] {
  const page = facts.pages.find(({ ruta }) => ruta === window.ruta);
  const tables = (page?.tablas ?? []).map((table) => table.id);
  const shows = window.campos ?? page?.campos ?? window.tabla;
  const expected = `fields here or in the entry of ${window.ruta} in data/paginas, or a table of it`;
  return [
    ...unknownNames(window, {
      ruta: ['route', [...facts.routes.keys()]],
      tabla: ['table', tables],
    }),
    ...(shows === undefined ? [issueAt(window, ['campos'], 'empty window', expected)] : []),
  ];
}

/** A window outside the menus belongs to a page, shows something, and its key is no screen's. */
export function checkWindows(facts: Facts): FactIssue[] {
  const screens = facts.screens.map((screen) => screen.clave);
  return facts.windows.ventanas.flatMap((window) => [
    ...checkWindow(window, facts),
    ...(screens.includes(window.clave)
      ? [issueAt(window, ['clave'], 'duplicate id', 'a key that no screen of data/pantallas has')]
      : []),
  ]);
}

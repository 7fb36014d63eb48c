import type { Facts } from './facts';
import { buttonsOfReport } from './reports';
import { buttonNames, findSubject } from './subject';

/** Buttons of any message or window, whatever the screen. */
export const COMMON_BUTTONS = ['Autorizar', 'Ver ayuda', 'Cancelar', 'Aceptar'];

/** Names of all that the windows of a route have, by its facts. */
export function windowParts(facts: Facts, route: string) {
  const ofRoute = ({ ruta }: { ruta: string }) => ruta === route;
  const namesOf = (parts: readonly { nombre: string }[]) => parts.map(({ nombre }) => nombre);
  const keys = [...facts.screens, ...facts.windows.ventanas].filter(ofRoute);
  const windows = keys.map(({ clave }) => findSubject(facts, clave));
  const pages = facts.pages.filter(ofRoute);
  const ownFields = pages.flatMap(({ campos = [] }) => campos);
  return {
    /** Links and the buttons of dialogs among them. */
    buttons: [...windows.flatMap(buttonNames), ...pages.flatMap(({ acciones = [] }) => acciones)],
    fields: [
      ...namesOf([...windows.flatMap(({ fields }) => fields), ...ownFields]),
      ...windows.flatMap(({ dialogs }) => dialogs.flatMap(({ campos }) => campos)),
    ],
    tabs: facts.screens.filter(ofRoute).flatMap(({ pestanas = [] }) => namesOf(pestanas)),
    /** Buttons, filters and columns of its report, whose rows open windows of others. */
    ofReport: facts.reports
      .filter(ofRoute)
      .flatMap((report) => [
        ...buttonsOfReport(report),
        ...namesOf([...report.filtros, ...report.columnas]),
      ]),
  };
}

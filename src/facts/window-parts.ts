import type { Facts } from './facts';
import { buttonsOfReport } from './reports';
import { sharedButtons } from './screens';

/** Buttons of any message or window, whatever the screen. */
export const COMMON_BUTTONS = ['Autorizar', 'Ver ayuda', 'Cancelar', 'Aceptar'];

/** Names of all that the windows of a route have, by its facts. */
export function windowParts(facts: Facts, route: string) {
  const ofRoute = ({ ruta }: { ruta: string }) => ruta === route;
  const screens = facts.screens.filter(ofRoute);
  const windows = facts.windows.ventanas.filter(ofRoute);
  const reports = facts.reports.filter(ofRoute);
  const sources = [...screens, ...facts.pages.filter(ofRoute), ...windows];
  const shared = screens.map((screen) => screen['lineas-de'] ?? screen.clave);
  const dialogs = facts.screens
    .filter(({ clave }) => shared.includes(clave))
    .flatMap(({ dialogos = [] }) => dialogos);
  return {
    /** Links and the buttons of dialogs among them. */
    buttons: [
      ...screens.flatMap((screen) => sharedButtons(screen, facts.commonScreen)),
      ...[...sources, ...dialogs].flatMap(({ acciones = [] }) => acciones),
      ...windows.flatMap(({ enlaces = [] }) => enlaces),
    ],
    fields: [
      ...sources.flatMap(({ campos = [] }) => campos.map(({ nombre }) => nombre)),
      ...dialogs.flatMap(({ campos }) => campos),
    ],
    tabs: screens.flatMap(({ pestanas = [] }) => pestanas.map(({ nombre }) => nombre)),
    /** Buttons, filters and columns of its report, whose rows open windows of others. */
    ofReport: reports.flatMap((report) => [
      ...buttonsOfReport(report),
      ...[...report.filtros, ...report.columnas].map(({ nombre }) => nombre),
    ]),
  };
}

import type { Facts } from '../../src/facts/facts';

/** Buttons of any message or window, whatever the screen. */
export const COMMON_BUTTONS = ['Autorizar', 'Ver ayuda', 'Cancelar', 'Aceptar'];

/** What the windows of a page are made of. */
export interface WindowParts {
  readonly buttons: readonly string[];
  readonly fields: readonly string[];
  readonly tabs: readonly string[];
  readonly links: readonly string[];
  readonly dialogs: { readonly fields: readonly string[]; readonly buttons: readonly string[] };
  /** Filters and columns of its report. */
  readonly columns: readonly string[];
  /** Whether it has the buttons of every master too. */
  readonly isMaster: boolean;
}

/** What the windows of a route are made of, by its facts. */
export function windowParts(facts: Facts, route: string): WindowParts {
  const ofRoute = ({ ruta }: { ruta: string }) => ruta === route;
  const screens = facts.screens.filter(ofRoute);
  const windows = facts.windows.ventanas.filter(ofRoute);
  const sources = [...screens, ...facts.pages.filter(ofRoute), ...windows];
  const shared = screens.map((screen) => screen['lineas-de'] ?? screen.clave);
  const dialogs = facts.screens
    .filter(({ clave }) => shared.includes(clave))
    .flatMap(({ dialogos = [] }) => dialogos);
  const columns = facts.reports
    .filter(ofRoute)
    .flatMap(({ filtros, columnas }) => [...filtros, ...columnas]);
  return {
    buttons: sources.flatMap(({ acciones = [] }) => acciones),
    fields: sources.flatMap(({ campos = [] }) => campos.map(({ nombre }) => nombre)),
    tabs: screens.flatMap(({ pestanas = [] }) => pestanas.map(({ nombre }) => nombre)),
    links: windows.flatMap(({ enlaces = [] }) => enlaces),
    dialogs: {
      fields: dialogs.flatMap(({ campos }) => campos),
      buttons: dialogs.flatMap(({ acciones }) => acciones),
    },
    columns: columns.map(({ nombre }) => nombre),
    isMaster: screens.some(({ clase }) => clase === 'maestro'),
  };
}

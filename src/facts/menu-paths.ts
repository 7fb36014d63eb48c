import { unknownName } from '../text/nearest';
import type { Facts } from './facts';

function writtenMenu(routePath: string, facts: Facts): string | undefined {
  const ofRoute = ({ ruta }: { ruta: string }) => ruta === routePath;
  return (
    facts.screens.find(ofRoute)?.menu ??
    facts.reports.find(ofRoute)?.menu ??
    facts.pages.find(ofRoute)?.menu ??
    facts.menus[routePath]
  );
}

/**
 * The menu path that leads to what a page explains, `Archivos > Maestros > Clientes`; undefined for a
 * page without one. A page whose task starts in the menu of another names its route instead.
 */
export function menuOf(routePath: string, facts: Facts): string | undefined {
  const written = writtenMenu(routePath, facts);
  return written !== undefined && facts.routes.has(written) ? writtenMenu(written, facts) : written;
}

/** The page of each menu path; of a path that several pages share, the one that holds it. */
export function pagesByMenu(facts: Facts): ReadonlyMap<string, string> {
  return new Map(
    [...facts.routes.keys()].flatMap((routePath) => {
      const written = writtenMenu(routePath, facts);
      return written === undefined || facts.routes.has(written) ? [] : [[written, routePath]];
    }),
  );
}

/** Whether a menu path leads to a window or tab that has no page, or to the menu that holds some. */
function isPageless(menu: string, facts: Facts): boolean {
  return facts.pagelessMenus.some((item) => `${item.menu} > `.startsWith(`${menu} > `));
}

function typedProblem(menu: string, facts: Facts): string | undefined {
  const pages = pagesByMenu(facts);
  const page = pages.get(menu);
  if (page !== undefined) return `write :menu[${page}], which takes «${menu}» from the facts`;
  if (isPageless(menu, facts)) return undefined;
  const known = [...pages.keys(), ...facts.pagelessMenus.map((item) => item.menu)];
  return `menu path ${unknownName(menu, known)}`;
}

/**
 * What is wrong with a menu path as a writer names it: by the route of its page, or, where no page
 * has it, written out as in `menus-sin-pagina.yaml`. Undefined when nothing is.
 */
export function menuProblem(named: string, facts: Facts): string | undefined {
  if (named.includes(' > ')) return typedProblem(named, facts);
  if (!facts.routes.has(named)) return `route ${unknownName(named, [...facts.routes.keys()])}`;
  if (menuOf(named, facts) !== undefined) return undefined;
  return `no fact gives ${named} a menu path; name the page that has it, or add it to data/menus.yaml`;
}

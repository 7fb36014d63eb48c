import type { Route, Routes } from './routes';

/**
 * What a page is called where nothing around it says where it belongs: a tab, a bookmark, a web search. Titles that several
 * pages share («Instalación», «Ventas») are followed by those of the groups above, as far as it takes to tell them apart.
 */
export function windowTitle(route: Route, routes: Routes): string {
  let rivals = [...routes.values()].filter((other) => other !== route);
  let titles: string[] = [];
  let own: Route | undefined = route;
  let level = 0;
  while (own) {
    const title: string = own.title;
    titles = [...titles, title];
    rivals = rivals.filter((rival) => ancestor(rival, level, routes)?.title === title);
    if (rivals.length === 0) break;
    own = own.parent === undefined ? undefined : routes.get(own.parent);
    level += 1;
  }
  return titles.join(' · ');
}

function ancestor(route: Route, level: number, routes: Routes): Route | undefined {
  let found: Route | undefined = route;
  for (let up = 0; up < level; up += 1) {
    found = found?.parent === undefined ? undefined : routes.get(found.parent);
  }
  return found;
}

import type { Facts } from './facts';

/** Every menu path of the facts, of pages and of windows that have none. */
export function knownMenus(facts: Facts): string[] {
  const { screens, reports, reportGroups, pages, menus, pagelessMenus } = facts;
  return [
    ...screens.flatMap((screen) => screen.menu ?? []),
    ...reports.map((report) => report.menu),
    ...reportGroups.map((group) => group.menu),
    ...pages.flatMap((page) => (page.menu ? [page.menu] : [])),
    ...Object.values(menus),
    ...pagelessMenus.map((item) => item.menu),
  ];
}

/** Whether a menu path is known, or is the beginning of one that is. */
export function isKnownMenu(menu: string, facts: Facts): boolean {
  return knownMenus(facts).some((path) => path === menu || path.startsWith(`${menu} > `));
}

import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { MenuFacts } from '../menu-paths';

/** A menu path where it is written: `key` of `fact`, for the page of `route`. */
interface WrittenMenu {
  fact: object;
  key: string;
  route: string;
  menu: string;
}

function writtenMenus(facts: MenuFacts): WrittenMenu[] {
  const { screens, reports, pages, menus } = facts;
  return [
    ...[...screens, ...reports, ...pages].flatMap((fact) =>
      fact.menu === undefined ? [] : [{ fact, key: 'menu', route: fact.ruta, menu: fact.menu }],
    ),
    ...Object.entries(menus).map(([route, menu]) => ({ fact: menus, key: route, route, menu })),
  ];
}

/** A route in the place of a path names a page that has a path of its own. */
function brokenReference({ fact, key, menu }: WrittenMenu, written: WrittenMenu[]): FactIssue[] {
  if (!menu.includes('/')) return [];
  const pages = written.filter((other) => !other.menu.includes('/')).map(({ route }) => route);
  if (pages.includes(menu)) return [];
  return [issueAt(fact, [key], 'unknown page with a menu path', unknownName(menu, pages))];
}

/** A product's path that another page of it already has: the second one names the page. */
function repeatedPath(item: WrittenMenu, index: number, written: WrittenMenu[]): FactIssue[] {
  const productOf = (route: string) => route.split('/')[0];
  const first = written
    .slice(0, index)
    .find((other) => other.menu === item.menu && productOf(other.route) === productOf(item.route));
  if (!first || item.menu.includes('/')) return [];
  const expected = `«${item.menu}» already stands for ${first.route}; write that route instead of the path`;
  return [issueAt(item.fact, [item.key], 'menu path written twice', expected)];
}

/** Each menu path stands once, and a path listed without a page has none. */
export function checkMenus(facts: MenuFacts): FactIssue[] {
  const written = writtenMenus(facts);
  return [
    ...written.flatMap((item) => brokenReference(item, written)),
    ...written.flatMap(repeatedPath),
    ...facts.pagelessMenus.flatMap((item) => {
      const owner = written.find(({ menu }) => menu === item.menu);
      if (!owner) return [];
      const expected = `«${item.menu}» is the menu path of ${owner.route}; remove it from this list`;
      return [issueAt(item, ['menu'], 'menu path with a page', expected)];
    }),
  ];
}

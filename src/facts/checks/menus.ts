import { unknownName } from '../../text/nearest';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { repeated } from '../repeated';

/** Each menu path where it is written: `key` of `fact`, for the page of `route`. */
function writtenMenus({ screens, reports, pages, menus }: Facts) {
  return [
    ...[...screens, ...reports, ...pages].flatMap((fact) =>
      fact.menu === undefined ? [] : [{ fact, key: 'menu', route: fact.ruta, menu: fact.menu }],
    ),
    ...Object.entries(menus).map(([route, menu]) => ({ fact: menus, key: route, route, menu })),
  ];
}

/** Each menu path stands once; a route in its place names a page that has one, and a path listed without a page has none. */
export function* checkMenus(facts: Facts): Iterable<FactIssue> {
  const written = writtenMenus(facts);
  const paths = written.filter(({ menu }) => !menu.includes('/'));
  const pages = paths.map(({ route }) => route);
  for (const { fact, key, menu } of written) {
    if (!menu.includes('/') || pages.includes(menu)) continue;
    yield issueAt(fact, [key], 'unknown page with a menu path', unknownName(menu, pages));
  }
  const ofProducts = repeated(paths, ({ route, menu }) => `${route.split('/')[0]} ${menu}`);
  for (const [{ fact, key, menu }, first] of ofProducts) {
    const expected = `«${menu}» already stands for ${first.route}; write that route instead of the path`;
    yield issueAt(fact, [key], 'menu path written twice', expected);
  }
  for (const item of facts.pagelessMenus) {
    const owner = written.find(({ menu }) => menu === item.menu);
    if (!owner) continue;
    const expected = `«${item.menu}» is the menu path of ${owner.route}; remove it from this list`;
    yield issueAt(item, ['menu'], 'menu path with a page', expected);
  }
}

import type { List, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Facts } from '../../../src/facts/facts';
import { menuOf } from '../../../src/facts/menu-paths';
import { buttonsOfReport } from '../../../src/facts/reports';
import { COMMON_BUTTONS, windowParts } from '../../../src/facts/window-parts';
import { textOf } from '../content';
import { nodesOf, pageRule } from '../rule';

/** A part of a window that a step tells to press, fill, open or read, by the words around its name. */
const partPattern =
  /(?:\b(?:pulse|toque|pestaña|columna|botón)|^(?:\([^)]*\) )?En|[.:;,] [Ee]n)\s\*\*([^*]+)\*\*/gi;

/** Places that no drawing shows: windows of Windows, the side menu of a phone. */
const undrawnPlaces = /en Windows|menú lateral/;

/** Every word that the windows of a page show. */
function drawnWords(tree: Root): ReadonlySet<string> {
  const words = new Set<string>();
  visit(tree, 'htmlNode', (window) => {
    if (window.data.hProperties.dataPantalla === undefined) return;
    visit(window, (node) => {
      if ('value' in node) words.add(node.value);
      if (node.type !== 'htmlNode') return;
      const drawing = { type: 'root' as const, children: node.data.hChildren ?? [] };
      visit(drawing, 'text', ({ value }) => {
        words.add(value);
      });
    });
  });
  return words;
}

/** Every page that a page leads to, by a link or by its menu. */
function routesNamed(tree: Root, facts: Facts): Set<string> {
  const menus = new Map(
    [...facts.routes.keys()].map((route) => [menuOf(route, facts) ?? '', route] as const),
  );
  const named = new Set<string>();
  visit(tree, ['link', 'strong'], (node) => {
    const route =
      node.type === 'link'
        ? /^\/docs\/([^#]+?)\/?(?:#.*)?$/.exec(node.url)?.[1]
        : menus.get(plainText(node));
    if (route) named.add(route);
  });
  return named;
}

/** Names that a step, or an entry «**Gráfico**: …» of a list, gives to the parts of windows. */
function partsOfList(list: List): { name: string; line: number | undefined }[] {
  return list.children.flatMap((item) => {
    const marked = textOf([item], 'marked');
    if (undrawnPlaces.test(marked)) return [];
    const found = list.ordered
      ? [...marked.matchAll(partPattern)]
      : [/^\*\*([^*]+)\*\*:/.exec(marked)];
    return found.flatMap((match) =>
      match?.[1] ? [{ name: match[1], line: item.position?.start.line }] : [],
    );
  });
}

/** Every name of the windows of a route. */
function namesOf(facts: Facts, route: string): string[] {
  return Object.values(windowParts(facts, route)).flat();
}

/** What the programs without a menu that a page names are made of, such as the one of the server. */
function namesInPrograms(facts: Facts, text: string): string[] {
  return facts.windows.ventanas
    .filter(({ programa }) => text.includes(programa))
    .flatMap(({ ruta }) => namesOf(facts, ruta));
}

/** Names that stand in messages and dialogs, which a page need not draw. */
function namesAnywhere(facts: Facts): Set<string> {
  return new Set([
    ...COMMON_BUTTONS,
    ...facts.reports.flatMap((report) => buttonsOfReport({ ...report, acciones: [] })),
    ...facts.company['medios-de-pago'].map(({ nombre }) => nombre),
    ...facts.windows.ventanas.map(({ titulo }) => titulo),
    ...facts.pagelessMenus.map(({ menu }) => menu),
    ...[...facts.routes.keys()].flatMap((route) => menuOf(route, facts) ?? []),
    ...facts.screens.flatMap(({ dialogos = [] }) => dialogos.flatMap(({ acciones }) => acciones)),
  ]);
}

export const drawnParts = pageRule(
  'drawn-parts',
  'A button, field, tab or column that a step of a page names, or a list explains, is drawn in a window of that page, or belongs to another window that the page leads to.',
  ({ facts }) => {
    const buttons = new Set(facts.buttonMeanings.map(({ boton }) => boton));
    const anywhere = namesAnywhere(facts);
    return function* ({ route, expanded }) {
      if (!route || !expanded) return;
      const own = new Set(namesOf(facts, route.path));
      const drawn = drawnWords(expanded);
      if (own.size === 0 || drawn.size === 0) return;
      const elsewhere = new Set(
        [...routesNamed(expanded, facts)]
          .filter((path) => path !== route.path)
          .flatMap((path) => namesOf(facts, path))
          .concat(namesInPrograms(facts, plainText(expanded))),
      );
      for (const list of nodesOf(expanded, 'list')) {
        for (const { name, line } of partsOfList(list)) {
          const isButton = own.has(name) || buttons.has(name);
          const isAsked = list.ordered ? !name.includes(' > ') : isButton;
          if (!isAsked || anywhere.has(name) || drawn.has(name)) continue;
          if (!own.has(name) && elsewhere.has(name)) continue;
          const what = own.has(name) ? 'its window does not show' : 'no window of the page has';
          yield { line, message: `the text names «${name}», which ${what}` };
        }
      }
    };
  },
);

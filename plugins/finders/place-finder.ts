import type { Facts } from '../../src/facts/facts';
import { menuOf } from '../../src/facts/menu-paths';
import { productLabel } from '../../src/facts/products';
import { docUrl } from '../../src/facts/routes';
import { windowTargets } from '../../src/help-targets/help-targets';
import type { HelpTarget } from '../../src/help-targets/target';
import type {
  Finder,
  FinderEntry,
  FinderGroup,
  FinderItem,
} from '../../src/rendering/finders/finder';
import { FINDER_URLS } from '../../src/rendering/finders/finder-urls';
import {
  choiceOfProducts,
  link,
  node,
  paragraph,
  readersWords,
} from '../../src/rendering/finders/parts';
import { anchorOf } from '../../src/rendering/markdown/anchors';

/** What each part of a window is, as readers call it. */
const kinds = { campo: 'campo casilla dato', boton: 'botón opción' } as const;

function routeOf({ page }: HelpTarget): string {
  return page.replace(/^\/docs\/|\/$/g, '');
}

/** Every window with a page, in the order of the sidebar, with its fields and buttons and the steps of its menu, if any. */
function placesOf(facts: Facts) {
  const targets = windowTargets(facts);
  const order = [...facts.routes.keys()];
  const screens = facts.screens.map(({ ruta }) => ruta);
  return targets
    .filter(({ kind }) => kind === 'ventana')
    .sort((a, b) => order.indexOf(routeOf(a)) - order.indexOf(routeOf(b)))
    .map((window) => ({
      window,
      parts: targets.filter(
        ({ id, title }) =>
          (id.startsWith(`${window.id}.campo.`) || id.startsWith(`${window.id}.boton.`)) &&
          // What every screen has tells none apart; a window of the server with one of them has it for itself.
          !(
            id.includes('.boton.') &&
            screens.includes(routeOf(window)) &&
            facts.commonScreen.acciones.includes(title)
          ),
      ),
      menu: menuOf(routeOf(window), facts)?.split(',')[0]?.split(' > ') ?? [],
    }));
}

type Place = ReturnType<typeof placesOf>[number];

function itemOf({ kind, page, signs: [sign], title }: HelpTarget): FinderItem {
  if (kind === 'boton') return { nodes: [node('b', {}, title)], words: kinds.boton };
  return {
    nodes: [title],
    ...(sign && 'anchor' in sign && { href: `${page}#${sign.anchor}` }),
    words: kinds.campo,
  };
}

function counted(count: number, one: string, several: string): string[] {
  return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${several}`];
}

function partsOf({ parts }: Place): FinderEntry['parts'] {
  if (parts.length === 0) return undefined;
  const fields = parts.filter(({ kind }) => kind === 'campo').length;
  return {
    label: [
      ...counted(fields, 'campo', 'campos'),
      ...counted(parts.length - fields, 'botón', 'botones'),
    ].join(' y '),
    items: parts.map(itemOf),
  };
}

/** Steps of the menu above a window: `Archivos > Maestros`. */
function groupOf({ menu }: Place): string {
  return menu
    .slice(0, 2)
    .slice(0, Math.max(1, menu.length - 1))
    .join(' > ');
}

/** Where a window stands that is in no menu. */
const OUTSIDE = 'Fuera de los menús';

/** What the page says whatever its windows are. */
const ABOUT = {
  url: FINDER_URLS.places,
  title: '¿Dónde está…?',
  description:
    'Cada ventana, campo y botón de Delfín y sus productos, con la ruta del menú que lleva hasta allí y un enlace a su explicación.',
  keywords: [
    'dónde está el botón',
    'dónde queda el menú',
    'en qué ventana está',
    'buscar un campo',
  ],
  intro: [
    paragraph(
      'Escriba el nombre de una ventana, un campo o un botón, por ejemplo «cupo»: verá en qué menú está.',
    ),
  ],
  asks: 'Ventana, campo o botón',
  names: ['ventana', 'ventanas'],
  none: 'Ninguna ventana tiene eso',
  idle: ['dónde', 'queda', 'encuentro', 'cambiar', 'poner', 'configurar'],
} as const;

/** «¿Dónde está…?»: every window of the menus, with its fields and buttons. */
export function placeFinder(facts: Facts, docsDir: string): Finder {
  const places = placesOf(facts);
  const products = facts.products.filter(({ clave }) =>
    places.some(({ window }) => window.product === clave),
  );
  const entryOf = (place: Place): FinderEntry => {
    const { window, menu } = place;
    const parts = partsOf(place);
    const head = [link(docUrl(routeOf(window)), window.title)];
    // Of what readers say the words alone: a saying is about the task, and would bring windows for their tasks.
    const words = readersWords(routeOf(window), head, {
      facts: { ...facts, sayings: [] },
      docsDir,
    });
    return {
      head,
      body: [paragraph(menu.length > 0 ? menu.join(' > ') : OUTSIDE)],
      values: [[products.findIndex(({ clave }) => clave === window.product)]],
      words: `ventana pantalla menú ${words}`,
      ...(parts && { parts }),
    };
  };
  const groups = products.flatMap((product): FinderGroup[] => {
    const own = places.filter(({ window }) => window.product === product.clave);
    return [...new Set(own.map(groupOf))].map((menu) => ({
      id: anchorOf(`${product.clave} ${menu}`),
      title: menu || OUTSIDE,
      above: productLabel(product),
      product: product.clave,
      entries: own.filter((place) => groupOf(place) === menu).map(entryOf),
    }));
  });
  return { ...ABOUT, choices: [choiceOfProducts(products)], groups };
}

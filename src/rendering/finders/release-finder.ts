import type { Facts } from '../../facts/facts';
import { productLabel } from '../../facts/products';
import { type ChangeKind, changesOf } from '../../facts/releases';
import { docUrl } from '../../facts/routes';
import { formatDay } from '../markdown/format';
import type { PageNode } from '../markdown/page-nodes';
import { plainFactText } from '../plain-fact-text';
import type { Finder, FinderEntry } from './finder';
import { FINDER_URLS } from './finder-urls';
import { choiceOfProducts, link, paragraph, titleOf } from './parts';

/** The page that tells how to go from one version to another. */
const UPDATE_PAGE = 'delfin/instalacion/actualizar';

/** What a change is called when it stands by itself. */
const kindNames: Readonly<Record<ChangeKind, string>> = {
  nuevo: 'Nuevo',
  mejoras: 'Mejorado',
  correcciones: 'Corregido',
};

/** The releases of each product, with their places among those of that product, newest first. */
function releasesOf({ products, releases }: Facts) {
  return products.flatMap((product) =>
    (releases[product.clave] ?? []).map((release, age) => ({ product, release, age })),
  );
}

type ProductRelease = ReturnType<typeof releasesOf>[number];

/** Nothing comes after the newest one. */
function isOutdated({ age }: ProductRelease): boolean {
  return age > 0;
}

function versionName({ product, release }: ProductRelease): string {
  return `${productLabel(product)} ${release.version}`;
}

function versionOption(own: ProductRelease): [value: string, label: string] {
  return [`${own.product.clave}-${own.release.version}`, versionName(own)];
}

/** Places of the releases of a product that fit. */
function placesAmong(
  all: readonly ProductRelease[],
  { product }: ProductRelease,
  fits: (other: ProductRelease) => boolean,
): number[] {
  return all.flatMap((other, place) => (other.product === product && fits(other) ? [place] : []));
}

function entriesOf(
  own: ProductRelease,
  all: readonly ProductRelease[],
  facts: Facts,
): FinderEntry[] {
  const { products, learningPaths, routes } = facts;
  const linksTo = (pages: readonly string[]): PageNode[] =>
    pages.flatMap((page) => [' · ', link(routes.get(page)?.url, titleOf(page, facts))]);
  return changesOf(own.release).map(({ kind, change: { texto, paginas, roles } }) => ({
    head: [paragraph(plainFactText(texto, facts))],
    body: [paragraph(`${kindNames[kind]} en ${versionName(own)}`, ...linksTo(paginas))],
    values: [
      [products.indexOf(own.product)],
      placesAmong(all.filter(isOutdated), own, ({ age }) => age > own.age),
      placesAmong(all, own, ({ age }) => age <= own.age),
      roles.map((role) => learningPaths.findIndex(({ clave }) => clave === role)),
    ],
    words: '',
  }));
}

/** «¿Qué cambia si paso de 8.1 a 8.4?»: every change of every product, and those between two versions of one. */
export function releaseFinder(facts: Facts): Finder {
  const { products, learningPaths } = facts;
  const all = releasesOf(facts);
  return {
    url: FINDER_URLS.releases,
    title: 'Novedades de todos los productos',
    description:
      'Qué cambió en cada versión de Delfín y sus productos, qué cambia si pasa de su versión a otra y qué páginas leer.',
    keywords: [
      'qué cambia si actualizo',
      'qué cambia de una versión a otra',
      'comparar versiones',
      'novedades de todos los productos',
    ],
    intro: [
      paragraph(
        '¿Qué cambia de una versión a otra? Elija la que tiene y la que va a instalar: verá lo nuevo, lo corregido y qué páginas leer. Para instalarla, vea ',
        link(docUrl(UPDATE_PAGE), titleOf(UPDATE_PAGE, facts)),
        '.',
      ),
    ],
    asks: 'Palabras del cambio',
    choices: [
      choiceOfProducts(products),
      {
        ...{ name: 'desde', label: 'Versión que tiene', all: 'Cualquiera' },
        options: all.filter(isOutdated).map(versionOption),
        isNarrowed: true,
      },
      {
        ...{ name: 'hasta', label: 'Versión a la que pasa', all: 'La más nueva' },
        options: all.map(versionOption),
        isNarrowed: true,
      },
      {
        ...{ name: 'rol', label: 'Para quién', all: 'Todos los roles' },
        options: learningPaths.map(({ clave, nombre }) => [clave, nombre]),
      },
    ],
    names: ['cambio', 'cambios'],
    none: 'Ningún cambio es así',
    idle: ['cambio', 'cambiar', 'cambia', 'novedad', 'nuevo', 'versión', 'actualizar', 'paso'],
    groups: [...all]
      .sort((a, b) => b.release.fecha.localeCompare(a.release.fecha))
      .map((own) => ({
        id: versionOption(own)[0].replaceAll('.', '-'),
        title: `${versionName(own)}, ${formatDay(own.release.fecha)}`,
        product: own.product.clave,
        entries: entriesOf(own, all, facts),
      })),
  };
}

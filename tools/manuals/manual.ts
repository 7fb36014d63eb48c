import type { Facts } from '../../src/facts/facts';
import type { Route } from '../../src/facts/routes';

/** A page of a manual, with its number there. */
export interface ManualPage {
  route: Route;
  /** `5.2.1`; a page of a role path has one figure only. */
  number: string;
  /** 1 for a chapter. */
  depth: number;
}

/** What a manual is made of, before anything is read. */
export interface Manual {
  /** Name of its file without the ending: `delfin`, `rol-cajero`. */
  key: string;
  title: string;
  subtitle: string;
  /** Products whose version the cover tells. */
  products: { name: string; version: string }[];
  pages: ManualPage[];
}

function versionsOf(facts: Facts, keys: ReadonlySet<string>): Manual['products'] {
  return facts.products
    .filter(({ clave }) => keys.has(clave))
    .map(({ clave, nombre }) => ({
      name: nombre,
      version: facts.releases[clave]?.[0]?.version ?? '',
    }));
}

/** The pages below one, those of each level numbered from 1, and of the first level from `from`. */
function below(route: Route, facts: Facts, from = 1, prefix = '', depth = 1): ManualPage[] {
  return route.children.flatMap((path, place) => {
    const child = facts.routes.get(path);
    if (!child) return [];
    const number = `${prefix}${place + from}`;
    return [{ route: child, number, depth }, ...below(child, facts, 1, `${number}.`, depth + 1)];
  });
}

/** The manual of a product: its own page, then its pages in the order of the sidebar. */
export function productManual(key: string, facts: Facts): Manual {
  const root = facts.routes.get(key);
  const product = facts.products.find(({ clave }) => clave === key);
  if (!root || !product) {
    throw new Error(`«${key}» is not a product of data/productos.yaml with a route in rutas.yaml`);
  }
  return {
    key,
    title: `Manual de ${product.nombre}`,
    subtitle: product['que-es'],
    products: versionsOf(facts, new Set([key])),
    // The page of the product is chapter 1.
    pages: [{ route: root, number: '1', depth: 1 }, ...below(root, facts, 2)],
  };
}

/** The manual of a job: the pages of its path, in the order to read them. */
export function roleManuals(facts: Facts): Manual[] {
  return facts.learningPaths.map(({ clave, nombre, descripcion, rutas }) => {
    const routes = rutas.flatMap((path) => facts.routes.get(path) ?? []);
    return {
      key: `rol-${clave}`,
      title: `Guía de trabajo: ${nombre}`,
      subtitle: descripcion,
      products: versionsOf(facts, new Set(routes.map(({ product }) => product))),
      pages: routes.map((route, place) => ({ route, number: String(place + 1), depth: 1 })),
    };
  });
}

/** Every manual: one a product, one a role. */
export function allManuals(facts: Facts): Manual[] {
  return [...facts.products.map(({ clave }) => productManual(clave, facts)), ...roleManuals(facts)];
}

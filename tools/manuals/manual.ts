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

/** The manual of each product: its own page, then its pages in the order of the sidebar. */
function productManuals(facts: Facts): Manual[] {
  return facts.products.flatMap(({ clave: key, nombre, 'que-es': subtitle }) => {
    const root = facts.routes.get(key);
    if (!root) return [];
    // The page of the product is chapter 1.
    const pages = [{ route: root, number: '1', depth: 1 }, ...below(root, facts, 2)];
    const products = versionsOf(facts, new Set([key]));
    return { key, title: `Manual de ${nombre}`, subtitle, products, pages };
  });
}

/** The manual of each job: the pages of its path, in the order to read them. */
function roleManuals(facts: Facts): Manual[] {
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
  return [...productManuals(facts), ...roleManuals(facts)];
}

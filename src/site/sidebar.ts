import type { SidebarItemConfig } from '@docusaurus/plugin-content-docs/src/sidebars/types.js';
import type { Route, Routes } from '../facts/routes';

/** Id that the docs plugin gives to the file of a route. */
function docId(route: Route): string {
  return route.parent === undefined ? route.path : `${route.path}/index`;
}

function sidebarItem(route: Route, routes: Routes): SidebarItemConfig {
  if (route.children.length === 0) return { type: 'doc', id: docId(route), label: route.label };
  return {
    type: 'category',
    label: route.label,
    link: { type: 'doc', id: docId(route) },
    items: childItems(route, routes),
  };
}

function childItems(route: Route, routes: Routes): SidebarItemConfig[] {
  return route.children.flatMap((path) => {
    const child = routes.get(path);
    return child ? [sidebarItem(child, routes)] : [];
  });
}

/**
 * The sidebar of a product: its own page first, then its pages in the order of the route map.
 * @throws Error when the product has no route
 */
export function buildSidebar(product: string, routes: Routes): SidebarItemConfig[] {
  const root = routes.get(product);
  if (!root) throw new Error(`«${product}» is not a product of data/rutas.yaml`);
  return [{ type: 'doc', id: root.path, label: 'Inicio' }, ...childItems(root, routes)];
}

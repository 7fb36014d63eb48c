import type { Facts } from '../../../src/facts/facts';
import type { FrequentTasks } from '../engine/types';

/** Pages that a job is offered; the others of its path come once these are known. */
const TASKS_OF_A_ROLE = 5;

/**
 * What people come to do first, by the keys of products and jobs.
 * @param baseUrl path that the site is served under: `/`
 * @param products names of the products by their keys
 */
export function frequentTasks(
  { learningPaths, frequentTasks, routes }: Facts,
  baseUrl: string,
  products: Readonly<Record<string, string>>,
): Record<string, FrequentTasks> {
  const tasks = (name: string, paths: readonly string[]): FrequentTasks => {
    const pages = paths.flatMap((path) => routes.get(path) ?? []);
    return { name, pages: pages.map(({ title, url }) => ({ title, url: baseUrl + url.slice(1) })) };
  };
  return Object.fromEntries([
    ...frequentTasks.map(({ producto, rutas }) => [
      producto,
      tasks(products[producto] ?? '', rutas),
    ]),
    ...learningPaths.map(({ clave, nombre, rutas }) => [
      clave,
      tasks(nombre.toLowerCase(), rutas.slice(0, TASKS_OF_A_ROLE)),
    ]),
  ]);
}

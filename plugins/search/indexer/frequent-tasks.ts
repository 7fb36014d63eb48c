import { loadFrequentTasks } from '../../../src/facts/frequent-tasks';
import { loadRoutes } from '../../../src/facts/routes';
import type { SearchGlobalData } from '../engine/types';

/**
 * Titles and addresses of what people come to do in each product.
 * @param baseUrl path that the site is served under: `/`
 * @throws FactError when the facts break their schema
 */
export function frequentTasks(dataDir: string, baseUrl: string): SearchGlobalData['frequentTasks'] {
  const routes = loadRoutes(dataDir);
  const tasks = loadFrequentTasks(dataDir).map(({ producto, rutas }) => {
    const pages = rutas.flatMap((path) => routes.get(path) ?? []);
    return [producto, pages.map(({ title, url }) => ({ title, url: baseUrl + url.slice(1) }))];
  });
  return Object.fromEntries(tasks);
}

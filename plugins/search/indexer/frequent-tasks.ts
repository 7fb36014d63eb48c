import { loadFrequentTasks } from '../../../src/facts/frequent-tasks';
import { loadLearningPaths } from '../../../src/facts/learning-paths';
import { loadRoutes } from '../../../src/facts/routes';
import type { RoleTasks, SearchGlobalData } from '../engine/types';

/** Pages that a job is offered; the others of its path come once these are known. */
const TASKS_OF_A_ROLE = 5;

/**
 * Names of the jobs, and what each comes to do first.
 * @param baseUrl path that the site is served under: `/`
 * @throws FactError when the facts break their schema
 */
export function roleTasks(dataDir: string, baseUrl: string): RoleTasks {
  const routes = loadRoutes(dataDir);
  const tasks = loadLearningPaths(dataDir).map(({ clave, nombre, rutas }) => {
    const pages = rutas.slice(0, TASKS_OF_A_ROLE).flatMap((path) => routes.get(path) ?? []);
    const links = pages.map(({ title, url }) => ({ title, url: baseUrl + url.slice(1) }));
    return [clave, { name: nombre, pages: links }];
  });
  return Object.fromEntries(tasks);
}

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

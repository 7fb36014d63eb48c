import type { Facts } from '../../../src/facts/facts';
import type { RoleTasks, SearchGlobalData } from '../engine/types';

/** Pages that a job is offered; the others of its path come once these are known. */
const TASKS_OF_A_ROLE = 5;

/**
 * Names of the jobs, and what each comes to do first.
 * @param baseUrl path that the site is served under: `/`
 */
export function roleTasks({ routes, learningPaths }: Facts, baseUrl: string): RoleTasks {
  const tasks = learningPaths.map(({ clave, nombre, rutas }) => {
    const pages = rutas.slice(0, TASKS_OF_A_ROLE).flatMap((path) => routes.get(path) ?? []);
    const links = pages.map(({ title, url }) => ({ title, url: baseUrl + url.slice(1) }));
    return [clave, { name: nombre, pages: links }];
  });
  return Object.fromEntries(tasks);
}

/**
 * Titles and addresses of what people come to do in each product.
 * @param baseUrl path that the site is served under: `/`
 */
export function frequentTasks(facts: Facts, baseUrl: string): SearchGlobalData['frequentTasks'] {
  const { routes } = facts;
  const tasks = facts.frequentTasks.map(({ producto, rutas }) => {
    const pages = rutas.flatMap((path) => routes.get(path) ?? []);
    return [producto, pages.map(({ title, url }) => ({ title, url: baseUrl + url.slice(1) }))];
  });
  return Object.fromEntries(tasks);
}

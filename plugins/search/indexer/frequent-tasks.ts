import type { Facts } from '../../../src/facts/facts';
import type { RoleTasks, SearchGlobalData } from '../engine/types';

/** Pages that a job is offered; the others of its path come once these are known. */
const TASKS_OF_A_ROLE = 5;

function linksTo(paths: readonly string[], { routes }: Facts, baseUrl: string) {
  const pages = paths.flatMap((path) => routes.get(path) ?? []);
  return pages.map(({ title, url }) => ({ title, url: baseUrl + url.slice(1) }));
}

/**
 * Names of the jobs, and what each comes to do first.
 * @param baseUrl path that the site is served under: `/`
 */
export function roleTasks(facts: Facts, baseUrl: string): RoleTasks {
  const tasks = facts.learningPaths.map(({ clave, nombre, rutas }) => {
    const pages = linksTo(rutas.slice(0, TASKS_OF_A_ROLE), facts, baseUrl);
    return [clave, { name: nombre, pages }];
  });
  return Object.fromEntries(tasks);
}

/** Titles and addresses of what people come to do in each product. */
export function frequentTasks(facts: Facts, baseUrl: string): SearchGlobalData['frequentTasks'] {
  const tasks = facts.frequentTasks.map(({ producto, rutas }) => [
    producto,
    linksTo(rutas, facts, baseUrl),
  ]);
  return Object.fromEntries(tasks);
}

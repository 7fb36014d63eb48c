import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

/** Each product has its frequent tasks, once, and all of them are pages of that product. */
export function checkFrequentTasks({ frequentTasks, routes }: Facts): FactIssue[] {
  const products = new Set([...routes.values()].map(({ product }) => product));
  const named = frequentTasks.map(({ producto }) => producto);
  const missing = [...products].filter((product) => !named.includes(product));
  const last = frequentTasks.slice(-1);
  return [
    ...last.flatMap((tasks) =>
      missing.map((product) =>
        issueAt(tasks, [], 'product without frequent tasks', `name 3 to 6 pages of ${product} too`),
      ),
    ),
    ...frequentTasks.flatMap((tasks, index) => {
      const { producto, rutas } = tasks;
      if (!products.has(producto) || named.indexOf(producto) < index) {
        const expected = `expected each of ${[...products].join(', ')} once`;
        return [issueAt(tasks, ['producto'], 'unknown or repeated product', expected)];
      }
      return rutas.flatMap((ruta, position) => {
        if (ruta.split('/')[0] === producto) return [];
        const expected = `${ruta} is no page of ${producto}; choose one that is`;
        return [issueAt(tasks, ['rutas', position], 'page of another product', expected)];
      });
    }),
  ];
}

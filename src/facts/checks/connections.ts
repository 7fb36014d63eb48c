import { connectionOf } from '../connections';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';

/** Every product has a connection, so every page under it has one, and no route has two. */
export function checkConnections({ connections, products }: Facts): FactIssue[] {
  const owners = new Map<string, string>();
  const repeated = connections.flatMap((connection) =>
    connection.rutas.flatMap((ruta, index) => {
      const owner = owners.get(ruta);
      owners.set(ruta, connection.clave);
      return owner === undefined
        ? []
        : [
            issueAt(
              connection,
              ['rutas', index],
              'route with two connections',
              `${ruta} already stands in «${owner}»; leave it in one of them`,
            ),
          ];
    }),
  );
  const missing = products
    .filter((product) => !connectionOf(product.clave, connections))
    .map((product) =>
      issueAt(
        product,
        ['clave'],
        'product without connection',
        `add ${product.clave} to the routes of a connection in data/conexiones.yaml`,
      ),
    );
  return [...repeated, ...missing];
}

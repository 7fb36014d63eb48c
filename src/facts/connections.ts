import * as z from 'zod';
import { keySchema, routePathSchema, textSchema } from './shared-schemas';

export const connectionSchema = z.strictObject({
  clave: keySchema,
  texto: textSchema,
  rutas: z.array(routePathSchema).min(1),
});

/** What the tasks of some routes need to be connected to, or that they need nothing. */
export type Connection = z.output<typeof connectionSchema>;

/** The connection of a page: that of the longest route its own lies under, or is. */
export function connectionOf(
  routePath: string,
  connections: readonly Connection[],
): Connection | undefined {
  return connections
    .flatMap((connection) => connection.rutas.map((ruta) => ({ ruta, connection })))
    .filter(({ ruta }) => routePath === ruta || routePath.startsWith(`${ruta}/`))
    .sort((one, other) => other.ruta.length - one.ruta.length)[0]?.connection;
}

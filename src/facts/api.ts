import * as z from 'zod';
import { columnTypes, operatorNames, valueKinds } from '../api-query/model';
import { listOf } from './read-facts';
import { each, keySchema, messageCodeSchema, textSchema } from './shared-schemas';

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export const rowSchema = z.record(keySchema, valueSchema);

const entitySchema = z.strictObject({
  entidad: keySchema,
  titulo: textSchema,
  ruta: z.string().startsWith('/api/v2/'),
  clave: textSchema,
  descripcion: textSchema,
  columnas: listOf({ nombre: keySchema, tipo: z.enum(columnTypes), descripcion: textSchema }),
  relaciones: z.array(keySchema),
});

const exampleSchema = z.strictObject({
  clave: keySchema,
  titulo: textSchema,
  /** What follows the version in the address, as a reader types it. */
  peticion: z.string().startsWith('/', 'a request begins with the bar before its entity'),
  /** How many rows of the answer the pages show; all of them when it is missing. */
  filas: z.number().int().positive().optional(),
  nota: textSchema.optional(),
});

const errorSchema = z.strictObject({
  http: z.number().int(),
  codigo: messageCodeSchema,
  error: keySchema,
  /** With places in braces for what the request said. */
  mensaje: textSchema,
  'mensaje-sin-sugerencia': textSchema.optional(),
  /** What stands in those places where the error is shown as an example. */
  ejemplo: z.record(keySchema, textSchema),
});

const countSchema = z.number().int().positive();

export const apiSchema = z.strictObject({
  resumen: textSchema,
  conexion: z.strictObject({
    ...each(textSchema, 'ejemplo-lan', 'formato'),
    puertos: z.strictObject({ http: z.number().int(), https: z.number().int() }),
    'configuracion-api-ini': listOf({
      clave: keySchema,
      ...each(textSchema, 'seccion', 'defecto', 'significado'),
    }),
  }),
  autenticacion: z.strictObject({
    ...each(textSchema, 'metodo', 'encabezado', 'crear', 'formato', 'ejemplo', 'revocar', 'limite'),
  }),
  parametros: listOf({ nombre: keySchema, uso: textSchema, significado: textSchema }),
  operadores: listOf({
    operador: z.enum(operatorNames),
    significado: textSchema,
    ejemplo: textSchema,
    tipos: z.array(z.enum(valueKinds)).min(1),
  }),
  limites: z.array(textSchema).min(1),
  /** The limits as figures, for the programs; `limites` and `parametros` say them in words. */
  cifras: z.strictObject({
    ...each(countSchema, 'filas-por-pagina', 'filas-maximas', 'filtros', 'columnas-de-orden'),
    ...each(countSchema, 'valores-de-en', 'caracteres-de-la-direccion'),
  }),
  /** What `/estado` says, its version and company excepted, which are facts of their own. */
  estado: z.strictObject({ estado: textSchema, fecha: textSchema }),
  entidades: z.array(entitySchema).min(1),
  ejemplos: z.array(exampleSchema).min(2),
  errores: z.array(errorSchema).min(1),
});

/** The data API: connection, parameters, operators, entities, examples and errors. */
export type Api = z.output<typeof apiSchema>;
export type ApiExample = z.output<typeof exampleSchema>;

import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';
import { keySchema, messageCodeSchema, textSchema } from './shared-schemas';

const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const rowSchema = z.record(keySchema, valueSchema);

const entitySchema = z.strictObject({
  entidad: keySchema,
  titulo: textSchema,
  ruta: z.string().startsWith('/api/v2/'),
  clave: textSchema,
  descripcion: textSchema,
  columnas: z
    .array(
      z.strictObject({
        nombre: keySchema,
        tipo: z.enum(['texto', 'entero', 'decimal', 'booleano', 'fecha', 'fecha-hora', 'hora']),
        descripcion: textSchema,
      }),
    )
    .min(1),
  relaciones: z.array(keySchema),
  ejemplo: z.array(rowSchema).min(1),
});

const exampleSchema = z.strictObject({
  clave: keySchema,
  titulo: textSchema,
  metodo: z.literal('GET'),
  peticion: z.string().startsWith('http://SERVIDOR-DELFIN:5490/'),
  encabezado: textSchema,
  estado: z.number().int(),
  respuesta: textSchema,
  nota: textSchema,
});

const apiSchema = z.strictObject({
  resumen: textSchema,
  conexion: z.strictObject({
    'url-base': textSchema,
    'ejemplo-lan': textSchema,
    'ejemplo-https': textSchema,
    puertos: z.strictObject({ http: z.number().int(), https: z.number().int() }),
    'servicio-windows': textSchema,
    carpeta: textSchema,
    'archivo-de-configuracion': textSchema,
    registro: textSchema,
    metodos: z.array(textSchema),
    formato: textSchema,
    'configuracion-api-ini': z.array(
      z.strictObject({
        seccion: textSchema,
        clave: keySchema,
        defecto: textSchema,
        significado: textSchema,
      }),
    ),
  }),
  autenticacion: z.strictObject({
    metodo: textSchema,
    crear: textSchema,
    formato: textSchema,
    ejemplo: textSchema,
    revocar: textSchema,
    limite: textSchema,
  }),
  parametros: z
    .array(z.strictObject({ nombre: keySchema, uso: textSchema, significado: textSchema }))
    .min(1),
  operadores: z
    .array(
      z.strictObject({
        operador: keySchema,
        significado: textSchema,
        ejemplo: textSchema,
        tipos: textSchema,
      }),
    )
    .min(1),
  limites: z.array(textSchema).min(1),
  'respuesta-lista': textSchema,
  entidades: z.array(entitySchema).min(1),
  ejemplos: z.array(exampleSchema).min(2),
  errores: z
    .array(
      z.strictObject({
        http: z.number().int(),
        codigo: messageCodeSchema,
        error: keySchema,
        cuerpo: textSchema,
        'que-hacer': textSchema,
      }),
    )
    .min(1),
  excel: z.strictObject({
    pasos: z.array(textSchema).min(1),
    'consulta-power-query': textSchema,
    notas: z.array(textSchema),
  }),
});

/** The data API: connection, parameters, operators, entities, examples and errors. */
export type Api = z.output<typeof apiSchema>;
export type ApiEntity = z.output<typeof entitySchema>;

/** Loads `api/api.yaml`. @throws FactError */
export function loadApi(dataDir: string): Api {
  return readFacts(path.join(dataDir, 'api', 'api.yaml'), apiSchema);
}

/** Loads `api/datos.json`: the rows of every entity, March 2026. @throws FactError */
export function loadApiRows(dataDir: string): Record<string, z.output<typeof rowSchema>[]> {
  return readFacts(
    path.join(dataDir, 'api', 'datos.json'),
    z.record(keySchema, z.array(rowSchema).min(1)),
  );
}

import * as z from 'zod';
import {
  fieldSchema,
  keySchema,
  menuSchema,
  messageCodeSchema,
  routePathSchema,
  textSchema,
  webAddressSchema,
} from './shared-schemas';

const procedureSchema = z.strictObject({
  id: keySchema,
  titulo: textSchema,
  pasos: z.array(textSchema).min(1),
  resultado: textSchema.optional(),
});

const tableSchema = z
  .strictObject({
    id: keySchema,
    columnas: z.array(textSchema).min(2),
    filas: z.array(z.array(z.union([z.string(), z.number()]))).min(1),
  })
  .refine(
    (table) => table.filas.every((row) => row.length === table.columnas.length),
    'every row of a table has as many cells as the table has columns',
  );

export const pageFactsSchema = z.strictObject({
  ruta: routePathSchema,
  menu: menuSchema.optional(),
  /** Where a browser finds the page of the product that this page explains. */
  direccion: webAddressSchema.optional(),
  permisos: z.array(keySchema).optional(),
  /** Who may do it, where that is decided by something other than a permission. */
  quien: textSchema.optional(),
  antes: z.array(textSchema).optional(),
  campos: z.array(fieldSchema).optional(),
  /** Tabs of its window; all fields stand on the first. */
  pestanas: z.array(textSchema).min(2).optional(),
  acciones: z.array(textSchema).optional(),
  procedimientos: z.array(procedureSchema).optional(),
  mensajes: z.array(messageCodeSchema).optional(),
  tablas: z.array(tableSchema).optional(),
  datos: z.array(z.strictObject({ id: keySchema, texto: textSchema })).optional(),
  relacionadas: z.array(routePathSchema).optional(),
});

/** Facts of a page that is neither a screen nor a report: procedures, tables, fields. */
export type PageFacts = z.output<typeof pageFactsSchema>;
export type Procedure = z.output<typeof procedureSchema>;

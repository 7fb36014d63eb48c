import * as z from 'zod';
import {
  daySchema,
  keySchema,
  messageCodeSchema,
  routePathSchema,
  textSchema,
} from './shared-schemas';

const stepSchema = z.strictObject({
  /** Key of `pantallas/`, or route of a page with fields. */
  pantalla: z.union([keySchema, routePathSchema]),
  vista: z.enum(['lista', 'ficha', 'filtros']).optional(),
  /** What the reader does: one action, in the imperative. */
  haga: textSchema,
  /** What is seen after doing it. */
  resultado: textSchema,
  /** What fields show from this step on, for as long as the screen stays the same. */
  valores: z.record(textSchema, z.string()).optional(),
  /** Fields and buttons that this step speaks of. */
  resaltar: z.array(textSchema).optional(),
  /** Lines of the document or list from this step on, for as long as the screen stays the same. */
  filas: z.array(z.array(z.string()).min(1)).optional(),
  /** Table of the page that a list or a board shows from this step on, likewise. */
  tabla: keySchema.optional(),
  mensaje: messageCodeSchema.optional(),
  /** Day on which it happens, when it is not the one of the screen; it stays as the values do. */
  dia: daySchema.optional(),
});

export const walkThroughSchema = z.strictObject({
  id: keySchema,
  titulo: textSchema,
  resumen: textSchema,
  /** The page whose task it plays, with the same example. */
  ruta: routePathSchema,
  /** Who does the task; the role holds every permission below. */
  rol: keySchema,
  permisos: z.array(keySchema),
  minutos: z.number().int().positive(),
  pasos: z.array(stepSchema).min(3).max(9),
});

/** A task played step by step over drawn screens. */
export type WalkThrough = z.output<typeof walkThroughSchema>;
export type WalkThroughStep = z.output<typeof stepSchema>;

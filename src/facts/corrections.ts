import * as z from 'zod';
import { listOf } from './read-facts';
import { each, keySchema, routePathSchema, textSchema } from './shared-schemas';

/** A document that went wrong one way, and what puts it right. */
const directionSchema = z.strictObject({
  /** What went wrong, as its user would say it: «Cobró de menos». */
  si: textSchema,
  haga: textSchema,
  /** What the correction does to each; «No cambia» where it does nothing. */
  ...each(textSchema, 'existencia', 'caja', 'deuda', 'impuesto'),
  /** Key of the permission that the correction takes. */
  permiso: keySchema,
});

/** Something that can be wrong in a document: both ways, as too much and too little, or cash and card. */
const faultSchema = z.strictObject({
  que: textSchema,
  sentidos: z.tuple([directionSchema, directionSchema]),
});

/** What can be put right after a movement was kept, and which screens keep nothing to put right. */
export const correctionsSchema = z.strictObject({
  movimientos: listOf({
    rutas: z.array(routePathSchema).min(1),
    errores: z.array(faultSchema).min(1),
  }),
  'nada-que-corregir': z.array(routePathSchema),
});

export type Corrections = z.output<typeof correctionsSchema>;

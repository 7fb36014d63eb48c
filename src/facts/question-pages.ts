import * as z from 'zod';
import { messageCodeSchema, routePathSchema, textSchema } from './shared-schemas';

const shared = {
  pasos: z.array(textSchema),
  codigo: messageCodeSchema.optional(),
  siguientes: z.array(routePathSchema),
};

/** A page of frequent questions. */
export const questionPageSchema = z.strictObject({
  ruta: routePathSchema,
  elementos: z
    .array(z.strictObject({ pregunta: textSchema, respuesta: textSchema, ...shared }))
    .min(6),
});

/** A page of problems with their cause and way out. */
export const problemPageSchema = z.strictObject({
  ruta: routePathSchema,
  elementos: z.array(z.strictObject({ problema: textSchema, causa: textSchema, ...shared })).min(6),
});

import * as z from 'zod';
import { causesSchema } from './messages';
import { messageCodeSchema, routePathSchema, textSchema } from './shared-schemas';

/** The steps of a message, which stand there once, in the place of steps typed here. */
const messageRemedySchema = z.strictObject({
  remedio: messageCodeSchema,
  /** Page of the context whose steps they are; without it, those of the message in general. */
  en: routePathSchema.optional(),
});

export type MessageRemedy = z.output<typeof messageRemedySchema>;

const stepSchema = z.union([textSchema, messageRemedySchema]);

/** A step of a question or a problem: typed there, or those of a message. */
export type QuestionStep = z.output<typeof stepSchema>;

const shared = {
  pasos: z.array(stepSchema),
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
  elementos: z
    .array(
      z.strictObject({
        problema: textSchema,
        causa: textSchema,
        ...shared,
        /** Of all steps, those of messages among them; a problem with nothing but a message has those of it. */
        causas: causesSchema,
      }),
    )
    .min(4),
});

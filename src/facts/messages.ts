import * as z from 'zod';
import { keySchema, messageCodeSchema, routePathSchema, textSchema } from './shared-schemas';

/** What a message does to whoever gets it: it stops them, warns them or tells them. */
export const GRAVITIES = ['impide', 'avisa', 'informa'] as const;

/** What may be wrong, likeliest first, each with how many of the steps are about it, in their order. */
export const causesSchema = z
  .array(z.strictObject({ causa: textSchema, pasos: z.int().positive() }))
  .min(
    2,
    'a fault has two causes or more to be found one by one; leave out the list of a single one',
  )
  .optional();

export type Causes = NonNullable<z.output<typeof causesSchema>>;

/** One to six steps, each a sentence: verb, where, and a link when the place has a page. */
const stepsSchema = z
  .array(textSchema)
  .min(1)
  .max(6, 'a remedy has one to six steps; a longer one is a procedure of a page, to be linked');

/** The parts of a remedy that may differ with what one was doing. */
const remedyShape = {
  'que-hacer': stepsSchema,
  /** Where one thing or another may be wrong; without it the steps are one procedure. */
  causas: causesSchema,
  /** Key of the permission that the remedy takes; the roles that hold it follow. */
  permiso: keySchema.optional(),
  /** Keys of what some of its steps take besides, where not all who hold `permiso` may do them. */
  permisos: z.array(keySchema).optional(),
  /** Who can do it, when no permission of Delfín says so. */
  quien: textSchema.optional(),
  /** What happens to what was typed or in the making. */
  conserva: textSchema.optional(),
  /** What would make it worse. */
  evite: textSchema.optional(),
  /** When to write to support, and what to send. */
  soporte: textSchema.optional(),
};

const contextSchema = z.strictObject({
  /** Page of the screen where the message came up. */
  ruta: routePathSchema,
  /** What one was doing there, from its infinitive: «Cerrar la caja». */
  haciendo: textSchema,
  ...remedyShape,
});

export const messageSchema = z.strictObject({
  codigo: messageCodeSchema,
  texto: textSchema,
  /** `impide`: nothing goes on until it is mended; `avisa`: one may go on; `informa`: nothing is wrong. */
  gravedad: z.enum(GRAVITIES).default('impide'),
  /** What most readers were doing, from its infinitive, who do as in general; it stands before the contexts. */
  haciendo: textSchema.optional(),
  ...remedyShape,
  /** Where the remedy differs from the general one above. */
  contextos: z.array(contextSchema).default([]),
});

export type Message = z.output<typeof messageSchema>;
export type MessageContext = z.output<typeof contextSchema>;

/** The remedy of a message for what is done on the page `route`; the general one where none differs. */
export function remedyOn(message: Message, route: string | undefined): Message | MessageContext {
  return message.contextos.find((context) => context.ruta === route) ?? message;
}

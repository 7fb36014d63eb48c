import * as z from 'zod';
import { textSchema } from './shared-schemas';

const channelSchema = z.strictObject({
  clave: z.enum(['chat', 'correo']),
  /** What its button says. */
  boton: textSchema,
  /** How long an answer takes. */
  responde: textSchema,
});

/** When support answers, and the ways to write to it. */
export const supportSchema = z.strictObject({
  horario: textSchema,
  canales: z
    .array(channelSchema)
    .min(1)
    .refine(
      (channels) => new Set(channels.map(({ clave }) => clave)).size === channels.length,
      'a channel stands once',
    ),
});

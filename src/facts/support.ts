import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';
import { textSchema } from './shared-schemas';

const channelSchema = z.strictObject({
  clave: z.enum(['chat', 'correo']),
  /** What its button says. */
  boton: textSchema,
  /** How long an answer takes. */
  responde: textSchema,
});

const supportSchema = z.strictObject({
  horario: textSchema,
  canales: z
    .array(channelSchema)
    .min(1)
    .refine(
      (channels) => new Set(channels.map(({ clave }) => clave)).size === channels.length,
      'a channel stands once',
    ),
});

/** When support answers, and the ways to write to it. */
export type Support = z.output<typeof supportSchema>;

/** Loads `soporte.yaml`. @throws FactError */
export function loadSupport(dataDir: string): Support {
  return readFacts(path.join(dataDir, 'soporte.yaml'), supportSchema);
}

import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';
import { keySchema, textSchema } from './shared-schemas';

const phraseSchema = textSchema.refine(
  (phrase) => phrase.split('{}').length === 2,
  'a phrase has one {} where the number stands',
);

const limitSchema = z.strictObject({
  clave: keySchema,
  valor: z.int().positive(),
  /** Ways in which the texts tell it, with {} for the number: «{} días de gracia». */
  frases: z.array(phraseSchema).min(1),
});

/** A number of the products that many texts tell: how long a lock lasts, how many rows fit. */
export type Limit = z.output<typeof limitSchema>;

/** Loads `limites.yaml`. @throws FactError */
export function loadLimits(dataDir: string): Limit[] {
  return readFacts(path.join(dataDir, 'limites.yaml'), z.array(limitSchema).min(1));
}

import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';
import { routePathSchema, textSchema } from './shared-schemas';

const termSchema = z.strictObject({
  termino: textSchema,
  definicion: textSchema,
  sinonimos: z.array(textSchema),
  rutas: z.array(routePathSchema).min(1),
});

/** A word of the trade, what it means, what people call it and the pages about it. */
export type Term = z.output<typeof termSchema>;

/** Loads `glosario.yaml`. @throws FactError */
export function loadGlossary(dataDir: string): Term[] {
  return readFacts(path.join(dataDir, 'glosario.yaml'), z.array(termSchema).min(1));
}

import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';
import { keySchema, routePathSchema, textSchema } from './shared-schemas';

const learningPathSchema = z.strictObject({
  clave: keySchema,
  /** The job, which is also the title of its section: `Cajero`. */
  nombre: textSchema,
  descripcion: textSchema,
  rutas: z
    .array(routePathSchema)
    .min(6, 'a path has 6 to 12 pages; add the ones the job cannot do without')
    .max(12, 'a path has 6 to 12 pages; leave out what is learnt later')
    .refine((rutas) => new Set(rutas).size === rutas.length, 'a page stands once in a path'),
});

/** The pages that teach a job, in the order to read them. */
export type LearningPath = z.output<typeof learningPathSchema>;

/** Loads `rutas-por-rol.yaml`. @throws FactError */
export function loadLearningPaths(dataDir: string): LearningPath[] {
  return readFacts(path.join(dataDir, 'rutas-por-rol.yaml'), z.array(learningPathSchema).min(1));
}

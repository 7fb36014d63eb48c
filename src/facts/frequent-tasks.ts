import path from 'node:path';
import * as z from 'zod';
import { readFacts } from './fact-file';
import { keySchema, routePathSchema } from './shared-schemas';

const frequentTasksSchema = z.strictObject({
  producto: keySchema,
  rutas: z
    .array(routePathSchema)
    .min(3, 'name 3 to 6 pages; fewer help nobody who is lost')
    .max(6, 'name 3 to 6 pages; more would hide the ones that most people need')
    .refine((rutas) => new Set(rutas).size === rutas.length, 'a page stands once in a product'),
});

/** The pages of a product that people need most, in that order. */
export type FrequentTasks = z.output<typeof frequentTasksSchema>;

/** Loads `tareas-frecuentes.yaml`. @throws FactError */
export function loadFrequentTasks(dataDir: string): FrequentTasks[] {
  return readFacts(
    path.join(dataDir, 'tareas-frecuentes.yaml'),
    z.array(frequentTasksSchema).min(1),
  );
}

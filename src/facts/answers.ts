import path from 'node:path';
import * as z from 'zod';
import { readFactsFolder } from './fact-file';
import { messageCodeSchema, routePathSchema, textSchema } from './shared-schemas';

const shared = {
  pasos: z.array(textSchema),
  codigo: messageCodeSchema.optional(),
  siguientes: z.array(routePathSchema),
};

const questionPageSchema = z.strictObject({
  ruta: routePathSchema,
  elementos: z
    .array(z.strictObject({ pregunta: textSchema, respuesta: textSchema, ...shared }))
    .min(6),
});

const problemPageSchema = z.strictObject({
  ruta: routePathSchema,
  elementos: z.array(z.strictObject({ problema: textSchema, causa: textSchema, ...shared })).min(6),
});

/** A page of frequent questions. */
export type QuestionPage = z.output<typeof questionPageSchema>;
/** A page of problems with their cause and way out. */
export type ProblemPage = z.output<typeof problemPageSchema>;

/** Loads `preguntas/`, one page a file. @throws FactError */
export function loadQuestions(dataDir: string): QuestionPage[] {
  return readFactsFolder(path.join(dataDir, 'preguntas'), questionPageSchema);
}

/** Loads `problemas/`, one page a file. @throws FactError */
export function loadProblems(dataDir: string): ProblemPage[] {
  return readFactsFolder(path.join(dataDir, 'problemas'), problemPageSchema);
}

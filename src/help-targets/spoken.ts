import * as z from 'zod';

/** A place of the site, from its folder: `docs/sinco/faqs/#que-hago`. */
export const addressSchema = z.string().regex(/^[a-z0-9/-]*(#[a-z0-9-]+)?$/);

/** Key of a product. */
export const productKeySchema = z
  .string()
  .describe('Clave del producto, una de las de «productos».');

/** What to do. */
export const stepsSchema = z
  .array(z.string().min(1))
  .describe('Qué hacer, un paso cada uno, sin formato.');

/** A section of a page that answers a question or a problem, as `ayuda.json` has it. */
export const answerSchema = z
  .strictObject({
    producto: productKeySchema,
    pregunta: z.string().min(1).describe('La pregunta o el problema, como lo dice la página.'),
    respuesta: z.string().describe('La respuesta, sin formato, un párrafo por línea.'),
    pasos: stepsSchema,
    direccion: addressSchema.describe('Página y lugar de la respuesta.'),
  })
  .describe('Una pregunta frecuente o un problema, con su respuesta.');

/** A section of a page that tells how something is done, likewise. */
export const taskSchema = z
  .strictObject({
    producto: productKeySchema,
    pagina: z.string().min(1).describe('Título de la página.'),
    titulo: z
      .string()
      .min(1)
      .describe(
        'Título de la sección que tiene los pasos, o de su página donde esa sección se llama como en muchas.',
      ),
    pasos: stepsSchema.min(1),
    direccion: addressSchema.describe('Página y lugar de los pasos.'),
  })
  .describe('Los pasos de una tarea.');

/** What the pages of the site answer and tell how to do, in their order. */
export interface Spoken {
  preguntas: z.output<typeof answerSchema>[];
  tareas: z.output<typeof taskSchema>[];
}

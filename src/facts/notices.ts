import * as z from 'zod';
import { daySchema, keySchema, routePathSchema } from './shared-schemas';

export const noticeSchema = z
  .strictObject({
    /** First and last day on which it is shown. */
    desde: daySchema,
    hasta: daySchema,
    /** Keys of the products that it is about; none when it is about all. */
    productos: z.array(keySchema).min(1).optional(),
    texto: z
      .string()
      .min(10, 'a notice says what happens and what to do')
      .max(160, 'a bar holds 160 characters; the page says the rest')
      .regex(/^[^*`[\]<>]+$/, 'a notice is plain text; its link is that of the page'),
    /** The page that says more. */
    ruta: routePathSchema,
  })
  .refine(({ desde, hasta }) => desde <= hasta, {
    path: ['hasta'],
    message: 'a notice ends on the day on which it begins, or later',
  });

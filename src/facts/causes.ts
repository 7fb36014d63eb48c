import * as z from 'zod';
import { textSchema } from './shared-schemas';

/** What may be wrong, likeliest first, each with how many of the steps are about it, in their order. */
export const causesSchema = z
  .array(z.strictObject({ causa: textSchema, pasos: z.int().positive() }))
  .min(
    2,
    'a fault has two causes or more to be found one by one; leave out the list of a single one',
  )
  .optional();

export type Causes = NonNullable<z.output<typeof causesSchema>>;

import * as z from 'zod';
import { isCalendarDay } from '../text/calendar-day';

/** Text with inline Markdown, at least two characters. */
export const textSchema = z
  .string()
  .min(1, 'the text is empty; write it or remove the key')
  .refine(
    (text) => !/\]\((?!https:\/\/|\/|#)/.test(text),
    'a link leads to /a/page, to #a-place of its page or to https://…',
  );

/** An address outside of the site. */
export const webAddressSchema = z.url({ protocol: /^https?$/ });

/** Menu path, shown as one strong phrase: `Archivos > Maestros > Clientes`. */
export const menuSchema = textSchema.refine(
  (menu) => !/[*`[\]]/.test(menu),
  'a menu path is plain text; take the marks of bold, code and links away',
);

/** Path of a documentation page, `delfin/faqs/ventas`; that it exists is checked across files. */
export const routePathSchema = z
  .string()
  .regex(
    /^[a-z0-9-]+(\/[a-z0-9-]+)*$/,
    'a route is its path without /docs/ and without slashes at its ends',
  );

/** Code of a message: `DLF-2003`, `API-410`; that its prefix is of a product is checked across files. */
export const messageCodeSchema = z
  .string()
  .regex(/^[A-Z]{3}-\d{3,4}$/, 'a code is the prefix of a product, a hyphen and 3 or 4 digits');

/** Key of a permission, rule or other fact: lower case and hyphens. */
export const keySchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a key is lower case letters, digits and hyphens');

/** Day in ISO form that exists in the calendar. */
export const daySchema = z
  .string()
  .refine(isCalendarDay, 'a date is written AAAA-MM-DD and exists in the calendar');

/** A field of a screen as the reader fills it in. */
export const fieldSchema = z.strictObject({
  nombre: textSchema,
  tipo: textSchema.optional(),
  obligatorio: z.enum(['sí', 'no', 'depende', 'no aplica']).optional(),
  rango: textSchema.optional(),
  regla: textSchema.optional(),
  ejemplo: textSchema.optional(),
});

export type Field = z.output<typeof fieldSchema>;

/** Keys of a fact that all take the same. */
export function each<Key extends string, Schema extends z.ZodType>(
  schema: Schema,
  ...keys: readonly Key[]
): Record<Key, Schema> {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;
}

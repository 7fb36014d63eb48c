import * as z from 'zod';
import { keySchema, textSchema, webAddressSchema } from './shared-schemas';

const colourSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, 'a colour is # and six hexadecimal digits in lower case');

export const productSchema = z
  .strictObject({
    /** First segment of its addresses, and the name of its sidebar and icon. */
    clave: keySchema,
    nombre: textSchema,
    etiqueta: textSchema.optional(),
    'que-es': textSchema,
    'para-quien': textSchema,
    'donde-corre': textSchema,
    prefijo: z.string().regex(/^[A-Z]{3}$/, 'a prefix is three capital letters'),
    acento: z.strictObject({ claro: colourSchema, oscuro: colourSchema }),
    'pie-de-pagina': z.literal('no').optional(),
    marco: z.enum(['escritorio', 'web', 'movil']).default('escritorio'),
    direccion: webAddressSchema.optional(),
    'se-le-dice': z.array(textSchema).default([]),
  })
  .refine(({ marco, direccion }) => (marco === 'web') === (direccion !== undefined), {
    path: ['direccion'],
    message:
      'a product has an address when its screens stand in a browser (marco: web), and only then',
  });

export type Product = z.output<typeof productSchema>;

/** What the navbar calls a product. */
export function productLabel({ nombre, etiqueta }: Product): string {
  return etiqueta ?? nombre;
}

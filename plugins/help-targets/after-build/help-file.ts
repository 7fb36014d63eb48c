import * as z from 'zod';
import type { Facts } from '../../../src/facts/facts';
import { productLabel } from '../../../src/facts/products';
import { helpIdSchema } from '../../../src/facts/published-ids';
import { HELP_KINDS } from '../../../src/help-targets/target';

/** Names of the files at the root of the site. */
export const HELP_FILE = 'ayuda.json';
export const HELP_SCHEMA_FILE = 'ayuda.schema.json';

/** Goes up when a program that reads the file of before would misread the new one. */
const FORMAT = 1;

const entrySchema = z
  .strictObject({
    clase: z.enum(HELP_KINDS).describe('Qué es: una ventana, un campo, un botón…'),
    producto: z.string().describe('Clave del producto, una de las de «productos».'),
    direccion: z
      .string()
      .regex(/^[a-z0-9/-]*(#[a-z0-9-]+)?$/)
      .describe(
        'Página y lugar que responden, desde la carpeta donde está este archivo: docs/delfin/movimientos/ventas/factura/#campo-cliente.',
      ),
    titulo: z.string().min(1).describe('Nombre, como lo muestra el programa.'),
    frase: z.string().min(1).describe('Primera frase de la respuesta, sin formato.'),
  })
  .describe('Una ayuda.');

const helpFileSchema = z
  .strictObject({
    $schema: z.literal(HELP_SCHEMA_FILE),
    formato: z
      .literal(FORMAT)
      .describe(
        'Versión del formato. Cambia solo si un programa que lee la anterior falla con la nueva.',
      ),
    productos: z
      .record(
        z.string(),
        z.strictObject({
          nombre: z.string().min(1),
          version: z.string().regex(/^\d+\.\d+\.\d+$/),
          fecha: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
        }),
      )
      .describe('Los productos por su clave, con la versión de la que habla esta ayuda.'),
    ids: z
      .record(helpIdSchema, entrySchema)
      .describe('Las ayudas por su identificador, que nunca desaparece.'),
  })
  .describe('Ayuda de los programas: dónde está y qué dice primero.');

/** What `ayuda.json` says, for programs that show help inside. */
export type HelpFile = z.output<typeof helpFileSchema>;
export type HelpEntry = z.output<typeof entrySchema>;

/** `ayuda.schema.json`, the JSON Schema of `ayuda.json`. */
export function helpFileJsonSchema(): object {
  return z.toJSONSchema(helpFileSchema, { target: 'draft-2020-12' });
}

/** `ayuda.json` over the entries of all ids. */
export function helpFile(
  { products, releases }: Pick<Facts, 'products' | 'releases'>,
  ids: Record<string, HelpEntry>,
): HelpFile {
  const ofProducts = products.flatMap((product) => {
    const [newest] = releases[product.clave] ?? [];
    if (!newest) return [];
    const { version, fecha } = newest;
    return [[product.clave, { nombre: productLabel(product), version, fecha }] as const];
  });
  return {
    $schema: HELP_SCHEMA_FILE,
    formato: FORMAT,
    productos: Object.fromEntries(ofProducts),
    ids,
  };
}

import * as z from 'zod';
import type { Facts } from '../../../src/facts/facts';
import { messageUrl } from '../../../src/facts/message-url';
import { GRAVITIES } from '../../../src/facts/messages';
import { productLabel } from '../../../src/facts/products';
import { helpIdSchema } from '../../../src/facts/published-ids';
import { messageCodeSchema } from '../../../src/facts/shared-schemas';
import {
  addressSchema,
  answerSchema,
  productKeySchema,
  type Spoken,
  stepsSchema,
  taskSchema,
} from '../../../src/help-targets/spoken';
import { HELP_KINDS } from '../../../src/help-targets/target';
import { plainFactText } from '../../../src/rendering/plain-fact-text';

/** Names of the files at the root of the site. */
export const HELP_FILE = 'ayuda.json';
export const HELP_SCHEMA_FILE = 'ayuda.schema.json';

/** Goes up when a program that reads the file of before would misread the new one. */
const FORMAT = 1;

const entrySchema = z
  .strictObject({
    clase: z.enum(HELP_KINDS).describe('Qué es: una ventana, un campo, un botón…'),
    producto: productKeySchema,
    direccion: addressSchema.describe(
      'Página y lugar que responden, desde la carpeta donde está este archivo: docs/delfin/movimientos/ventas/factura/#campo-cliente.',
    ),
    titulo: z.string().min(1).describe('Nombre, como lo muestra el programa.'),
    frase: z.string().min(1).describe('Primera frase de la respuesta, sin formato.'),
  })
  .describe('Una ayuda.');

const messageSchema = z
  .strictObject({
    producto: productKeySchema,
    texto: z.string().min(1).describe('El texto exacto del mensaje.'),
    gravedad: z.enum(GRAVITIES).describe('Si no deja seguir, si avisa o si solo informa.'),
    pasos: stepsSchema.min(1),
    conserva: z.string().optional().describe('Qué pasa con lo que estaba en pantalla.'),
    evite: z.string().optional().describe('Qué no hacer.'),
    soporte: z.string().optional().describe('Cuándo escribir a soporte y con qué.'),
    direccion: addressSchema.describe('Página del mensaje.'),
  })
  .describe('Un mensaje y qué hacer con él.');

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
    preguntas: z.array(answerSchema).describe('Preguntas y problemas con su respuesta.'),
    tareas: z.array(taskSchema).describe('Pasos de cada tarea, en el orden de las páginas.'),
    mensajes: z.record(messageCodeSchema, messageSchema).describe('Los mensajes por su código.'),
  })
  .describe('Ayuda de los programas: dónde está y qué dice primero.');

/** What `ayuda.json` says, for programs that show help inside. */
export type HelpFile = z.output<typeof helpFileSchema>;
export type HelpEntry = z.output<typeof entrySchema>;

/** `ayuda.schema.json`, the JSON Schema of `ayuda.json`. */
export function helpFileJsonSchema(): object {
  return z.toJSONSchema(helpFileSchema, { target: 'draft-2020-12' });
}

function messages(facts: Facts): HelpFile['mensajes'] {
  const plain = (text: string) => plainFactText(text, facts);
  return Object.fromEntries(
    facts.messages.map((message) => {
      const { codigo, gravedad, conserva, evite, soporte } = message;
      const product = facts.products.find(({ prefijo }) => codigo.startsWith(`${prefijo}-`));
      const said = {
        producto: product?.clave ?? '',
        texto: plain(message.texto),
        gravedad,
        pasos: message['que-hacer'].map(plain),
        ...(conserva !== undefined && { conserva: plain(conserva) }),
        ...(evite !== undefined && { evite: plain(evite) }),
        ...(soporte !== undefined && { soporte: plain(soporte) }),
        direccion: `${messageUrl(codigo).slice(1)}`,
      };
      return [codigo, said];
    }),
  );
}

/**
 * `ayuda.json` over the entries of all ids, with what the pages answer and tell how to do.
 */
export function helpFile(facts: Facts, ids: Record<string, HelpEntry>, spoken: Spoken): HelpFile {
  const { products, releases } = facts;
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
    ...spoken,
    mensajes: messages(facts),
  };
}

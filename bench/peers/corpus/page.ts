import { randomNumbers } from '../../../tools/random-numbers';
import type { CorpusEntry } from './tree';
import { buttons, circumstances, fields, objects, subjects, things, verbs } from './words';

/** A part of a page, before any generator's way of writing it. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; header: string[]; rows: string[][] }
  | { kind: 'code'; language: 'json' | 'ini'; text: string }
  | { kind: 'admonition'; type: 'note' | 'tip' | 'warning'; title: string; text: string }
  | { kind: 'links'; targets: CorpusEntry[] };

/** A whole page of the corpus. */
export interface CorpusPage {
  entry: CorpusEntry;
  /** One sentence of 80 to 160 characters. */
  description: string;
  keywords: string[];
  blocks: Block[];
}

/** The sentence that the edit of the development server changes: `Edición 0.` */
export const EDITION = /Edición \d+\./;

/** Chooses words; one for each page, so that a page does not depend on those before it. */
interface Writer {
  number(from: number, to: number): number;
  one<Item>(items: readonly Item[]): Item;
  some<Item>(items: readonly Item[], count: number): Item[];
}

function writerOf(seed: number): Writer {
  const random = randomNumbers(seed);
  const number = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const one = <Item>(items: readonly Item[]): Item => items[number(0, items.length - 1)] as Item;
  const some = <Item>(items: readonly Item[], count: number): Item[] => {
    const start = number(0, items.length - 1);
    return Array.from(
      { length: Math.min(count, items.length) },
      (_, index) => items[(start + index) % items.length] as Item,
    );
  };
  return { number, one, some };
}

function sentence({ one }: Writer): string {
  return `${one(subjects)} ${one(verbs)} ${one(objects)} ${one(circumstances)}.`;
}

function paragraph(writer: Writer, sentences: number): Block {
  const text = Array.from({ length: sentences }, () => sentence(writer)).join(' ');
  return { kind: 'paragraph', text };
}

function fieldsTable(writer: Writer): Block {
  const rows = writer
    .some(fields, writer.number(6, 12))
    .map((field) => [
      `**${field}**`,
      writer.one(['Sí', 'No', 'Depende']),
      `${writer.one(verbs)} ${writer.one(objects)}`.replace(/^./, (letter) => letter.toUpperCase()),
      `${writer.number(1, 400)} ${writer.one(['unidades', 'UND', 'cajas', 'pesos'])}`,
    ]);
  return { kind: 'table', header: ['Campo', 'Obligatorio', 'Qué escribir', 'Ejemplo'], rows };
}

function messagesTable(writer: Writer): Block {
  const rows = Array.from({ length: writer.number(3, 5) }, () => [
    `\`DLF-${writer.number(1000, 4999)}\``,
    `No se ${writer.one(verbs)} ${writer.one(objects)}`,
    `Revise ${writer.one(objects)} ${writer.one(circumstances)}`,
  ]);
  return { kind: 'table', header: ['Código', 'Mensaje', 'Qué hacer'], rows };
}

function steps(writer: Writer): Block {
  const items = Array.from(
    { length: writer.number(4, 7) },
    () =>
      `Pulse **${writer.one(buttons)}** y escriba **${writer.one(fields)}**. ${sentence(writer)}`,
  );
  return { kind: 'list', ordered: true, items };
}

function points(writer: Writer): Block {
  const items = Array.from(
    { length: writer.number(3, 5) },
    () => `**${writer.one(fields)}**: ${writer.one(objects)} ${writer.one(circumstances)}.`,
  );
  return { kind: 'list', ordered: false, items };
}

function code(writer: Writer): Block {
  const values = writer.some(fields, 4).map((field) => [field, writer.number(1, 9000)] as const);
  return writer.number(0, 1) === 0
    ? { kind: 'code', language: 'json', text: JSON.stringify(Object.fromEntries(values), null, 2) }
    : {
        kind: 'code',
        language: 'ini',
        text: ['[Terminal]', ...values.map(([key, value]) => `${key}=${value}`)].join('\n'),
      };
}

function admonition(writer: Writer): Block {
  const type = writer.one(['note', 'tip', 'warning'] as const);
  const title = { note: 'Nota', tip: 'Consejo', warning: 'Importante' }[type];
  return { kind: 'admonition', type, title, text: `${sentence(writer)} ${sentence(writer)}` };
}

function heading(text: string, level: 2 | 3 = 2): Block {
  return { kind: 'heading', level, text };
}

/**
 * Writes the page of an entry: headings, lists, tables, code and admonitions, of the size of a
 * typical page of this site. The same number gives the same page.
 *
 * @param neighbours pages that it links to
 */
export function corpusPage(
  entry: CorpusEntry,
  number: number,
  neighbours: CorpusEntry[],
): CorpusPage {
  const writer = writerOf(number + 1);
  const thing = writer.one(things);
  const blocks: Block[] = [
    { kind: 'paragraph', text: `${sentence(writer)} ${sentence(writer)} Edición 0.` },
    paragraph(writer, 2),
    heading('Antes de empezar'),
    points(writer),
    heading('Campos'),
    paragraph(writer, 1),
    fieldsTable(writer),
    heading(`Pasos para ${writer.one(['grabar', 'revisar', 'corregir'])} ${thing.one}`),
    steps(writer),
    ...(writer.number(0, 1) === 0 ? [admonition(writer)] : []),
    paragraph(writer, 2),
    heading('Qué pasa al grabar'),
    points(writer),
    heading('En la bodega', 3),
    paragraph(writer, 2),
    heading('En la contabilidad', 3),
    paragraph(writer, 2),
    ...(writer.number(0, 3) === 0 ? [heading('Ejemplo'), code(writer)] : []),
    heading('Mensajes'),
    messagesTable(writer),
    heading('Corregir o anular'),
    paragraph(writer, 2),
    heading('Temas relacionados'),
    { kind: 'links', targets: neighbours },
  ];
  return {
    entry,
    description: `${entry.title}: quién puede hacerlo, qué campos llenar, qué pasa al grabar y cómo corregirlo.`,
    keywords: [thing.many, ...writer.some(fields, 4).map((field) => field.toLowerCase())],
    blocks,
  };
}

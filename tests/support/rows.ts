import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** The id of a row of the specification in the title of a test. */
export const ROW_ID = /\bR-[A-Z]{3}-\d{2}\b/g;

const rowSchema = z.strictObject({
  id: z.string().regex(/^R-[A-Z]{3}-\d{2}$/, 'an id looks like R-NAV-03'),
  statement: z.string().min(1),
  where: z.enum(['site', 'build', 'unit']),
  hydrated: z.string().min(1).optional(),
});

/** One behaviour of the specification. */
export type Row = z.infer<typeof rowSchema>;

/**
 * Reads the list of rows.
 * @throws Error with the file and the key path when the list breaks its schema
 */
export function readRows(file: string): Row[] {
  const { data: rows, error } = z.array(rowSchema).safeParse(parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file} is not a list of rows:\n${z.prettifyError(error)}`);
  return rows;
}

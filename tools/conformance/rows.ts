import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';

const rowSchema = z.strictObject({
  id: z.string().regex(/^R-[A-Z]{3}-\d{2}$/, 'an id looks like R-NAV-03'),
  statement: z.string().min(1),
  where: z.enum(['site', 'build', 'unit']),
  pending: z.string().optional(),
});

/** One behaviour of the specification; `pending` names the issue that will bring it. */
export type Row = z.infer<typeof rowSchema>;

/**
 * Reads the list of rows.
 * @throws {Error} with the file and the key path when the list breaks its schema or repeats an id
 */
export async function readRows(file: string): Promise<Row[]> {
  const { data: rows, error } = z.array(rowSchema).safeParse(parse(await readFile(file, 'utf8')));
  if (error) throw new Error(`${file} is not a list of rows:\n${z.prettifyError(error)}`);
  const ids = rows.map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (repeated.length > 0) {
    throw new Error(`${file} lists ${repeated.join(', ')} more than once; keep one row of each.`);
  }
  return rows;
}

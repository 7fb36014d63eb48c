import { readlink } from 'node:fs/promises';
import { ToolError } from '../bootstrap/tool-error.mjs';

/**
 * What to tell the developer of a file that a listing of the build names and that cannot be read.
 *
 * @throws {ToolError} always
 */
export async function explainUnreadable(file: string, error: unknown): Promise<never> {
  const wayOut = 'Remove it, or run "npm run build" again.';
  const target = await readlink(file).catch(() => undefined);
  if (target !== undefined) {
    throw new ToolError(`${file} is a link to ${target}, which cannot be read. ${wayOut}`);
  }
  const cause = error instanceof Error ? error.message : String(error);
  throw new ToolError(`${file} cannot be read (${cause}). ${wayOut}`);
}

import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Settings of the framework that stand among the pages. */
const settings = new Set(['tags.yml', 'authors.yml']);

/**
 * The files of a folder, all levels down, that are neither a page nor a picture of one; those of editors begin with a dot.
 * @param known absolute paths of the pages and of what they show
 * @returns paths relative to the project's root
 */
export function strayFilesOf(folder: string, known: ReadonlySet<string>): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !settings.has(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !known.has(file))
    .map((file) => path.relative('.', file))
    .sort();
}

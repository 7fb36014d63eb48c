import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes files by their paths from a folder, with the folders between. */
export async function writeFiles(
  directory: string,
  files: Record<string, string | Uint8Array>,
): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(directory, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}

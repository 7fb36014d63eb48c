import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/**
 * Runs each test of a file in an empty folder of its own, as a process that was started there does.
 *
 * @param name how the folder's name begins
 * @returns its path, once a test has begun
 */
export function inScratchFolder(name: string): () => string {
  const cwd = process.cwd();
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
    process.chdir(folder);
  });
  afterEach(() => {
    process.chdir(cwd);
    rmSync(folder, { recursive: true });
  });
  return () => folder;
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Beside what the bundler keeps; `docusaurus clear` empties it. */
const FOLDER = 'node_modules/.cache/resultados';

interface Kept<Result> {
  /** What tells the code that made the results from any other. */
  code: string;
  results: Map<string, Result>;
}

/**
 * What an earlier build kept under a name. A file that is missing, of other code or broken holds nothing: a build
 * never depends on it.
 */
export function keptResults<Result>(name: string, code: string): Map<string, Result> {
  try {
    const kept: Kept<Result> = deserialize(readFileSync(path.resolve(FOLDER, name)));
    return kept.code === code ? kept.results : new Map();
  } catch {
    return new Map();
  }
}

/** Keeps results for the next build, in the place of those before. */
export function keepResults<Result>(
  name: string,
  code: string,
  results: Map<string, Result>,
): void {
  const file = path.resolve(FOLDER, name);
  mkdirSync(path.dirname(file), { recursive: true });
  // Whoever reads at the same time finds the old file or the new one, never half of one.
  writeFileSync(`${file}.${process.pid}`, serialize({ code, results } satisfies Kept<Result>));
  renameSync(`${file}.${process.pid}`, file);
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ToolError } from '../../tools/bootstrap/tool-error.mjs';

/** What only the script of the search's worker says. */
const WORKER_STRING = 'The search docs file has no list';

/** Workers that can take the place of the built one. */
export const ENGINES = {
  own: '../../plugins/search/client/search.worker.ts',
  minisearch: 'engines/minisearch.worker.ts',
} as const;

export type EngineName = keyof typeof ENGINES;

export function isEngineName(name: string): name is EngineName {
  return name in ENGINES;
}

/**
 * Puts a worker with another engine in the place of the one of a built site.
 * @throws ToolError when the site has not exactly one script of a search worker
 */
export async function swapEngine(folder: string, engine: EngineName): Promise<void> {
  const scripts = path.join(folder, 'assets/js');
  const workers = readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(scripts, file))
    .filter((file) => readFileSync(file, 'utf8').includes(WORKER_STRING));
  const [worker] = workers;
  if (!worker || workers.length > 1) {
    throw new ToolError(
      `${scripts} has ${workers.length} scripts that say "${WORKER_STRING}"; expected 1, the worker of the search. Change WORKER_STRING in bench/search/swap-engine.ts.`,
    );
  }
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, ENGINES[engine])],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  writeFileSync(worker, outputFiles[0]?.text ?? '');
}

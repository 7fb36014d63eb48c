import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A program, run in the folder of a site. */
export interface Command {
  executable: string;
  args: string[];
  folder: string;
}

/** Longer than any generator needs for ten times the pages; what hangs ends here. */
const LIMIT_MS = 1_800_000;

/**
 * Runs a program until it ends or is told to.
 *
 * @throws {Error} with what it printed when it fails, and when it is told to end
 */
export async function runProgram(command: Command, signal?: AbortSignal): Promise<void> {
  const { executable, args, folder } = command;
  const env = { ...process.env, NO_COLOR: '1', BROWSER: 'none', ASTRO_TELEMETRY_DISABLED: '1' };
  const limits = { signal, timeout: LIMIT_MS, killSignal: 'SIGKILL', maxBuffer: 1e9 } as const;
  await promisify(execFile)(executable, args, { cwd: folder, env, ...limits }).catch((error) => {
    throw new Error(`${error.message}\n${String(error.stdout).slice(-2000)}`);
  });
}

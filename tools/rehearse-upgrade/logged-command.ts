import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ToolError } from '../bootstrap/tool-error.mjs';

/** A program of one step of the rehearsal. */
export interface LoggedCommand {
  /** What it does, for who reads an error: `Installing the packages`. */
  step: string;
  executable: string;
  args: readonly string[];
  folder: string;
  /** File beside the project's files for all that it prints. */
  log: string;
  environment: NodeJS.ProcessEnv;
  /** Whether a failure is an outcome, such as that of tests, and no reason to stop. */
  mayFail?: boolean;
}

/** Lines of a failed command's output that are worth showing at once. */
const LAST_LINES = 20;

/**
 * Runs a program to its end, and keeps what it prints in a file.
 *
 * @returns how long it took, in seconds
 * @throws {ToolError} with its last lines when it fails or is not there
 */
export async function runLogged(command: LoggedCommand): Promise<number> {
  const { step, executable, args, folder, environment, mayFail = false } = command;
  const log = path.join(folder, command.log);
  const started = performance.now();
  const child = spawn(executable, args, {
    cwd: folder,
    env: { ...environment, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a .cmd file on Windows, which only a shell can run.
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(127);
    });
    child.once('close', (ended) => resolve(ended ?? 1));
  });
  await writeFile(log, output);
  if (code === 0 || mayFail) return (performance.now() - started) / 1000;
  throw new ToolError(
    `${output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')}\n\n` +
      `${step} failed: "${[executable, ...args].join(' ')}" ended with code ${code} in ${folder}.\n` +
      `All that it printed is in ${log}; the folder stays as it is, to look at.`,
  );
}

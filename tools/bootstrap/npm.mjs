import { spawn } from 'node:child_process';

/**
 * Runs npm: the one that started this process, or the first in the path.
 *
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function spawnNpm(args, options = {}) {
  const running = process.env.npm_execpath;
  if (running?.endsWith('.js')) {
    return spawn(process.execPath, [running, ...args], { stdio: 'inherit', ...options });
  }
  // On Windows npm is a .cmd file, which only a shell can run; no argument here comes from outside.
  const shell = process.platform === 'win32';
  return spawn('npm', args, { stdio: 'inherit', shell, ...options });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export async function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

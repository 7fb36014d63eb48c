import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/**
 * Has the framework build the site into a folder.
 *
 * @param root folder of the project
 * @param args what else its command is told
 * @returns its process, and the exit code of that, null when a signal ended it
 */
export function startFrameworkBuild(
  root: string,
  outDir: string,
  stdio: StdioOptions,
  args: readonly string[] = [],
): { child: ChildProcess; end: Promise<number | null> } {
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const command = [docusaurus, 'build', '--out-dir', path.relative(root, outDir), ...args];
  const child = spawn(process.execPath, command, { cwd: root, stdio });
  return { child, end: once(child, 'close').then(([code]) => code) };
}

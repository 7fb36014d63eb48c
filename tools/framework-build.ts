import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A build of the framework that has begun. */
export interface FrameworkBuild {
  child: ReturnType<typeof spawn>;
  /** Its exit code, null when a signal ended it. */
  end: Promise<number | null>;
}

/**
 * Has the framework build the site into a folder.
 *
 * @param root folder of the project
 * @param args what else its command is told
 */
export function startFrameworkBuild(
  root: string,
  outDir: string,
  stdio: StdioOptions,
  args: readonly string[] = [],
): FrameworkBuild {
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const command = [docusaurus, 'build', '--out-dir', path.relative(root, outDir), ...args];
  const child = spawn(process.execPath, command, { cwd: root, stdio });
  return { child, end: once(child, 'close').then(([code]) => code) };
}

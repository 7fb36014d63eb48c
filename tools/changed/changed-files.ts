import { execFileSync } from 'node:child_process';
import { ToolError } from '../bootstrap/tool-error.mjs';

function git(root: string, ...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    return output.split('\0').filter((file) => file !== '');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolError(
      `git does not tell what changed: ${reason.trim()}\n` +
        'Give --base a commit or a branch that exists, such as --base main.',
    );
  }
}

/**
 * Files that differ between a commit and the working folder, new and deleted ones too.
 *
 * @param root folder of the project
 * @param base a commit or a branch
 * @returns paths from the project's folder, with slashes
 * @throws {ToolError} when git knows no such commit
 */
export function changedFiles(root: string, base: string): string[] {
  return [
    ...git(root, 'diff', '--name-only', '--no-renames', '-z', base, '--'),
    ...git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

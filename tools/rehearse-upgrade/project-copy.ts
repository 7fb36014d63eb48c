import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ToolError } from '../bootstrap/tool-error.mjs';

const run = promisify(execFile);

/** What package.json says that the rehearsal changes. */
export interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const FRAMEWORK = '@docusaurus/';

function withVersion(packages: Record<string, string>, version: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packages).map(([name, own]) => [
      name,
      name.startsWith(FRAMEWORK) ? version : own,
    ]),
  );
}

/** The manifest with one version of all packages of the framework. */
export function withFramework<M extends Manifest>(manifest: M, version: string): M {
  return {
    ...manifest,
    ...(manifest.dependencies && { dependencies: withVersion(manifest.dependencies, version) }),
    ...(manifest.devDependencies && {
      devDependencies: withVersion(manifest.devDependencies, version),
    }),
  };
}

/** Files that git knows or would add, which is the project with all that is not committed yet. */
async function projectFiles(root: string): Promise<string[]> {
  const list = (args: readonly string[]) =>
    run('git', ['ls-files', '-z', ...args], { cwd: root, maxBuffer: 2 ** 26 }).then(({ stdout }) =>
      stdout.split('\0').filter(Boolean),
    );
  try {
    const deleted = new Set(await list(['--deleted']));
    const files = await list(['--cached', '--others', '--exclude-standard']);
    return files.filter((file) => !deleted.has(file));
  } catch (error) {
    throw new ToolError(
      `git could not list the files of ${root} (${error}). Run this in a clone of the project, with git installed.`,
    );
  }
}

/**
 * Copies the project, uncommitted changes included, into a folder, with another version of the framework.
 *
 * @param version of all its packages; as the project has it, when left out
 * @throws {ToolError} when git does not know the project's files
 */
export async function copyProject(root: string, folder: string, version?: string): Promise<void> {
  for (const file of await projectFiles(root)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(root, file), target);
  }
  if (!version) return;
  const file = path.join(folder, 'package.json');
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(withFramework(manifest, version), null, 2));
}

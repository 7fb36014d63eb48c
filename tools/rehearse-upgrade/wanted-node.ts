import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { runLogged } from './logged-command';

const run = promisify(execFile);

/** A Node that a version of the framework runs on. */
export interface ChosenNode {
  version: string;
  /** Environment in which `node` and what npm starts is that one. */
  environment: NodeJS.ProcessEnv;
}

/** `>=24.14` or `>=20.0.0`, which is what the framework has always asked for. */
const AT_LEAST = /^>=\s*(\d+)(?:\.(\d+))?(?:\.\d+)?$/;

/**
 * Whether a Node is what `engines` asks for.
 *
 * @param version as in `process.versions.node`
 * @param range such as `>=24.14`
 * @throws {ToolError} when the range has another form
 */
export function satisfies(version: string, range: string): boolean {
  const [, major = '', minor = '0'] = AT_LEAST.exec(range) ?? [];
  if (!major) {
    throw new ToolError(
      `The framework asks for Node "${range}". Expected a lowest version such as ">=24.14"; teach ` +
        'tools/rehearse-upgrade/wanted-node.ts this form.',
    );
  }
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor > Number(major) || (ownMajor === Number(major) && ownMinor >= Number(minor));
}

/**
 * Asks the registry which Node a version of the framework needs.
 *
 * @returns its `engines`, such as `>=24.14`
 * @throws {ToolError} when the registry has no such version or does not answer
 */
export async function nodeRange(version: string): Promise<string> {
  const args = ['view', `@docusaurus/core@${version}`, 'engines.node', '--json'];
  const answer = await run('npm', args, { shell: process.platform === 'win32' }).catch(
    (error: { stderr?: string }) => {
      throw new ToolError(
        `${error.stderr ?? ''}\nThe registry does not know @docusaurus/core@${version}, or did not answer. ` +
          'Expected an exact version, such as 3.11.0; "npm view @docusaurus/core versions" lists them.',
      );
    },
  );
  const range: unknown = JSON.parse(answer.stdout || 'null');
  if (typeof range === 'string') return range;
  throw new ToolError(
    `"npm ${args.join(' ')}" gave ${JSON.stringify(range)}. Expected one exact version, such as 3.11.0, that says which Node it needs.`,
  );
}

/**
 * This Node where it will do, or else one of the npm package `node` of the wanted major version.
 *
 * @param range as `nodeRange` gives it
 * @param folder where the other Node is installed
 * @throws {ToolError} when none can be had
 */
export async function chooseNode(range: string, folder: string): Promise<ChosenNode> {
  if (satisfies(process.versions.node, range)) {
    return { version: process.versions.node, environment: process.env };
  }
  const [, major = ''] = AT_LEAST.exec(range) ?? [];
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  await runLogged({
    step: `Installing Node ${major}`,
    executable: 'npm',
    args: ['install', `node@${major}`, '--no-audit', '--no-fund', '--loglevel=error'],
    folder,
    log: 'install.log',
    environment: process.env,
  });
  const bin = path.join(folder, 'node_modules', 'node', 'bin');
  const { stdout } = await run(path.join(bin, 'node'), ['-p', 'process.versions.node']);
  const version = stdout.trim();
  if (!satisfies(version, range)) {
    throw new ToolError(
      `The npm package node@${major} is Node ${version}, and the framework asks for ${range}. ` +
        'Run the rehearsal with a Node that is new enough.',
    );
  }
  const PATH = [bin, process.env.PATH].join(path.delimiter);
  return { version, environment: { ...process.env, PATH } };
}

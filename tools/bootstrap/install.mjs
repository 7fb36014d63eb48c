import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ToolError } from './tool-error.mjs';

const OLDEST_MAJOR = 20;

/**
 * @param {string} version as in `process.versions.node`: `20.11.1`
 * @throws {ToolError} when this project does not run on that version
 */
export function requireNodeVersion(version) {
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return;
  throw new ToolError(
    `This project needs Node ${OLDEST_MAJOR} or newer, and this is Node ${version}.\n` +
      `Install a newer one from https://nodejs.org, or run "nvm install" here if you use nvm, and try again.`,
  );
}

/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage>} by path: `node_modules/react`; `''` is the project itself
 */
function readLockfile(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether npm's own record of what it installed has all that package-lock.json asks for. Optional
 * packages may be missing: most are binaries for other systems.
 *
 * @param {string} root folder of the project
 */
export function isInstalled(root) {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  // npm writes its record last, so without it an installation never began or was cut off.
  if (!existsSync(record)) return false;
  const installed = readLockfile(record);
  const wanted = Object.entries(readLockfile(path.join(root, 'package-lock.json')));
  return wanted.every(([key, { version, optional }]) => {
    const found = installed[key];
    return key === '' || (found ? found.version === version : optional === true);
  });
}

/**
 * Brings node_modules to what package-lock.json says, if it is not there already.
 *
 * @param {string} root folder of the project
 * @throws {ToolError} when npm fails; its own output says why
 */
export function installPackages(root) {
  if (isInstalled(root)) return;
  console.log('Installing the packages of package-lock.json…');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // On Windows npm is a .cmd file, which only a shell can run; no argument here comes from outside.
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell });
  if (status === 0) return;
  throw new ToolError(
    `"npm ci" ended with code ${status}; what it printed above says why. Common causes are no network,\n` +
      'a proxy npm does not know (npm config set proxy …) or a full disk. Then run the same command again.',
  );
}

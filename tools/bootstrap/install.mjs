import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exitCode, spawnNpm } from './npm.mjs';
import { ToolError } from './tool-error.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by path: `node_modules/react`; `''` is the project itself
 */

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function readLockfile(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * @param {LockedPackage} entry
 * @param {{ platform: string, arch: string }} machine
 */
function fits(entry, machine) {
  return (
    (entry.os?.includes(machine.platform) ?? true) && (entry.cpu?.includes(machine.arch) ?? true)
  );
}

/**
 * Compares what the lockfile asks for with what npm recorded when it last installed. Optional
 * packages are left out when missing (most are binaries for other systems), but a binary for
 * another system means that the folder came from another machine.
 *
 * @param {LockedPackages} wanted `packages` of package-lock.json
 * @param {LockedPackages} installed `packages` of node_modules/.package-lock.json
 * @param {{ platform: string, arch: string }} machine as in `process`
 * @returns {string[]} paths of the packages that are missing or differ
 */
export function stalePackages(wanted, installed, machine) {
  const differing = Object.entries(wanted).filter(([key, entry]) => {
    if (key === '') return false;
    const found = installed[key];
    return found ? found.version !== entry.version : !entry.optional;
  });
  const foreign = Object.entries(installed).filter(([, entry]) => !fits(entry, machine));
  return [...differing, ...foreign].map(([key]) => key);
}

/**
 * @param {string} root
 * @returns {string | undefined} why an installation is needed; undefined when it is not
 */
export function reasonToInstall(root) {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  // npm writes its record last, so without it an installation never began or was cut off.
  if (!existsSync(record)) return 'nothing is installed yet';
  const stale = stalePackages(
    readLockfile(path.join(root, 'package-lock.json')),
    readLockfile(record),
    process,
  );
  const [first] = stale;
  if (!first) return undefined;
  const example = first.replace(/^.*node_modules\//, '');
  const count = stale.length === 1 ? '1 package differs' : `${stale.length} packages differ`;
  return `${count} from package-lock.json, for example ${example}`;
}

/**
 * Brings node_modules to what package-lock.json says, if it is not there already.
 *
 * @param {string} root folder of the project
 * @throws {ToolError} when npm fails; its own output says why
 */
export async function installPackages(root) {
  const reason = reasonToInstall(root);
  if (!reason) return;
  console.log(`Installing packages: ${reason}.`);
  const code = await exitCode(
    spawnNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root }),
  );
  if (code === 0) return;
  throw new ToolError(
    `"npm ci" ended with code ${code}; what it printed above says why. Common causes are no network,\n` +
      'a proxy npm does not know (npm config set proxy …) or a full disk. Then run the same command again.',
  );
}

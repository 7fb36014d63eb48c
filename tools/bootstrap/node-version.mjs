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

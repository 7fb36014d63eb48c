import { createServer } from 'node:net';
import { ToolError } from './tool-error.mjs';

const DEFAULT_PORT = 3000;
const LAST_PORT = 65535;

/**
 * @param {string | undefined} text what the developer asked for, in `PORT` or `--port`
 * @returns {number}
 * @throws {ToolError} when it is no port number
 */
export function parsePort(text) {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= LAST_PORT) return port;
  throw new ToolError(
    `"${text}" is not a port. Expected a whole number from 1 to ${LAST_PORT}, for example: PORT=3001 npm start`,
  );
}

/**
 * What to tell the developer when a server could not listen.
 *
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 */
export function explainListenError(error, port) {
  const other = port < LAST_PORT ? port + 1 : DEFAULT_PORT;
  const wayOut = `use another port: PORT=${other} npm start`;
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or ${wayOut}`;
  }
  if (error.code === 'EACCES') {
    return `This user may not listen on port ${port}. Choose one above 1023, for example: PORT=${DEFAULT_PORT} npm start`;
  }
  return `Could not listen on port ${port} (${error.message}). Check the network settings, or ${wayOut}`;
}

/**
 * Tells at once what would otherwise come out only after the installation and the build.
 *
 * @param {number} port
 * @throws {ToolError} when nothing can listen on that port now
 */
export async function requireFreePort(port) {
  const probe = createServer();
  await new Promise((resolve, reject) => {
    probe.once('error', (error) => reject(new ToolError(explainListenError(error, port))));
    probe.listen(port, () => resolve(undefined));
  });
  await new Promise((resolve) => probe.close(resolve));
}

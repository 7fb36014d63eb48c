import { createServer } from 'node:net';
import { ToolError } from './tool-error.mjs';

/**
 * @param {string | undefined} text what the developer asked for, in `PORT`
 * @returns {number} 3000 when nothing was asked for
 * @throws {ToolError} when it is no port number
 */
export function parsePort(text) {
  if (!text) return 3000;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new ToolError(
    `PORT is "${text}". Expected a whole number from 1 to 65535, for example: PORT=3001 npm start`,
  );
}

/**
 * Starts a server on every address of this machine, so that `localhost` works in both of its
 * spellings and a phone on the same network can look too.
 *
 * @param {import('node:net').Server} server
 * @param {number} port
 * @returns {Promise<void>}
 * @throws {ToolError} with the way out when the port is taken or may not be used
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) => {
      reject(
        new ToolError(
          `Port ${port} cannot be used (${message}): stop the program that has it, or use another port, such as PORT=${port === 3001 ? 3002 : 3001} npm start`,
        ),
      );
    });
    server.listen(port, resolve);
  });
}

/**
 * Tells at once what would otherwise come out only after the installation and the build.
 *
 * @param {number} port
 * @throws {ToolError} when nothing can listen on that port now
 */
export async function requireFreePort(port) {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

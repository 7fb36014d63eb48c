import type { Server } from 'node:http';
import { explainListenError } from '../bootstrap/port.mjs';
import { ToolError } from '../bootstrap/tool-error.mjs';

/**
 * Starts a server on every address of this machine, so that `localhost` works in both of its
 * spellings and a phone on the same network can look too.
 *
 * @param host to listen at that alone
 * @throws {ToolError} with the way out when the port is taken or may not be used
 */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new ToolError(explainListenError(error, port))));
    server.listen(port, host, resolve);
  });
}

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../bootstrap/port.mjs';

/** A server at work; `close` frees its port, whoever is still connected. */
export interface ServedSite {
  /** Origin without trailing slash, for example `http://127.0.0.1:41234`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a server on a port that nobody uses, which is how tests and measurements do not meet. */
export async function serveOnFreePort(server: Server): Promise<ServedSite> {
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

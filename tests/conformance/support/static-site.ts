import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../../tools/site-server/create-site-server';

/** A built site being served; `close` frees its port. */
export interface ServedSite {
  /** Origin without trailing slash, for example `http://127.0.0.1:41234`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a built site on a free port, with the server that `npm start` uses.
 * Throws when `directory` holds no built site.
 */
export async function serveSite(directory: string): Promise<ServedSite> {
  const server = await createSiteServer(directory);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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

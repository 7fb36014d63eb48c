import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { precompress } from '../../../tools/precompress';
import { listen } from '../../../tools/site-server/listen';

/** A built site on a port of its own. */
export interface ServedSite {
  /** `http://localhost:1234`, without a slash at the end. */
  base: string;
  close(): void;
}

/**
 * Serves a folder as a static host would: Brotli or gzip written beforehand, so that no processor
 * time of the server is measured, and files with a hash in their name kept for ever.
 *
 * @param immutable addresses of those files
 */
export async function serveBuilt(folder: string, immutable: RegExp): Promise<ServedSite> {
  await precompress(folder);
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) =>
      response.setHeader(
        'Cache-Control',
        immutable.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404).end();
    }),
  );
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { createServer } from 'node:http';
import sirv from 'sirv';
import { precompress } from '../../../tools/precompress';
import { type ServedSite, serveOnFreePort } from '../../../tools/site-server/on-free-port';

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
  return serveOnFreePort(server);
}

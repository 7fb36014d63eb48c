import { createSiteServer } from '../../../tools/site-server/create-site-server';
import { type ServedSite, serveOnFreePort } from '../../../tools/site-server/on-free-port';

/**
 * Serves a built site on a free port, with the server that `npm start` uses.
 * Throws when `directory` holds no built site.
 */
export async function serveSite(directory: string): Promise<ServedSite> {
  return serveOnFreePort(await createSiteServer(directory));
}

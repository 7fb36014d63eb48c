import { listen } from './bootstrap/port.mjs';
import { precompress } from './precompress';
import { createSiteServer } from './site-server/create-site-server';

/**
 * Serves a built site as a good host would, and prints the address as the last line.
 *
 * @throws {ToolError} when the folder holds no built site, or nothing can listen on that port
 */
export async function serveFolder(folder: string, port: number): Promise<void> {
  const server = await createSiteServer(folder);
  await precompress(folder);
  await listen(server, port);
  console.log(`The site is at http://localhost:${port}`);
}

import path from 'node:path';
import { buildSite } from './build-site';
import { precompress } from './precompress';
import { createSiteServer } from './site-server/create-site-server';
import { listen } from './site-server/listen';
import { stopOnSignal } from './site-server/stop-on-signal';

/**
 * Builds the site if its sources changed, serves it and prints the address as the last line.
 *
 * @param root folder of the project, with everything installed
 */
export async function startSite(root: string, port: number): Promise<void> {
  const output = path.join(root, 'build');
  await buildSite(root);
  await precompress(output);
  const server = await createSiteServer(output);
  await listen(server, port);
  stopOnSignal(server);
  console.log(`The site is at http://localhost:${port}`);
}

/**
 * `npm run serve`, or `tsx tools/serve.ts [folder] [--port 3001]`: serves a built site as a good
 * host would.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parsePort } from './bootstrap/port.mjs';
import { runTool } from './bootstrap/tool-error.mjs';
import { precompress } from './precompress';
import { createSiteServer } from './site-server/create-site-server';
import { listen } from './site-server/listen';

runTool(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string' } },
  });
  const directory = path.resolve(positionals[0] ?? 'build');
  const port = parsePort(values.port ?? process.env.PORT);
  const server = await createSiteServer(directory);
  await precompress(directory);
  await listen(server, port);
  console.log(`Serving ${directory} at http://localhost:${port}`);
});

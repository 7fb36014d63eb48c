/**
 * `npm run serve`, or `tsx tools/serve.ts [folder] [--port 3001]`: serves a built site as a good
 * host would.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parsePort } from './bootstrap/port.mjs';
import { runTool, ToolError } from './bootstrap/tool-error.mjs';
import { precompress } from './precompress';
import { createSiteServer } from './site-server/create-site-server';
import { listen } from './site-server/listen';
import { stopOnSignal } from './site-server/stop-on-signal';

/** @throws {ToolError} for anything but one folder and a port */
function readArguments(): { directory: string; port: number } {
  const expected = 'Expected: npm run serve -- [folder] [--port 3001].';
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { port: { type: 'string' } },
    });
    const [folder = 'build', ...others] = positionals;
    if (others.length > 0) throw new ToolError(`One folder is served, not ${positionals.length}.`);
    const port = parsePort(values.port ?? process.env.PORT);
    return { directory: path.resolve(folder), port };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new ToolError(`${error.message}\n${expected}`);
  }
}

runTool(async () => {
  const { directory, port } = readArguments();
  const server = await createSiteServer(directory);
  await precompress(directory);
  await listen(server, port);
  stopOnSignal(server);
  console.log(`Serving ${directory} at http://localhost:${port}`);
});

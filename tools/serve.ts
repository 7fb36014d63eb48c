/** `npm run serve -- folder`: serves a site that is built, on port 3000 or that of `PORT`. */
import path from 'node:path';
import { parsePort } from './bootstrap/port.mjs';
import { runTool } from './bootstrap/tool-error.mjs';
import { serveFolder } from './serve-folder';

runTool(async () => {
  const [folder = 'build'] = process.argv.slice(2);
  await serveFolder(path.resolve(folder), parsePort(process.env.PORT));
});

/**
 * `npm start`: installs what is missing, builds the site and serves it.
 *
 * Plain JavaScript without packages, because it must run before anything is installed. Whatever is
 * imported before the version check is written so that an old Node still reads it.
 */
import { fileURLToPath } from 'node:url';
import { requireNodeVersion } from './bootstrap/node-version.mjs';
import { runTool, ToolError } from './bootstrap/tool-error.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

runTool(async () => {
  requireNodeVersion(process.versions.node);
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined) {
    throw new ToolError(
      `npm start does not know "${unknown}". It takes no options; the port stands before it: PORT=3001 npm start`,
    );
  }
  const { parsePort, requireFreePort } = await import('./bootstrap/port.mjs');
  const port = parsePort(process.env.PORT);
  await requireFreePort(port);
  const { installPackages } = await import('./bootstrap/install.mjs');
  await installPackages(root);
  const { tsImport } = await import('tsx/esm/api');
  const { startSite } = await tsImport('./start-site.ts', import.meta.url);
  await startSite(root, port);
});

/**
 * `npm start`: installs what is missing, builds the site and serves it.
 *
 * Plain JavaScript without packages, because it must run before anything is installed. Whatever is
 * imported before the version check is written so that an old Node still reads it.
 */
import { fileURLToPath } from 'node:url';
import { installPackages, requireNodeVersion } from './bootstrap/install.mjs';
import { runTool } from './bootstrap/tool-error.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

runTool(async () => {
  requireNodeVersion(process.versions.node);
  const { parsePort, requireFreePort } = await import('./bootstrap/port.mjs');
  const port = parsePort(process.env.PORT);
  await requireFreePort(port);
  installPackages(root);
  const { tsImport } = await import('tsx/esm/api');
  const { buildSite } = await tsImport('./build-site.ts', import.meta.url);
  await buildSite();
  const { serveFolder } = await tsImport('./serve-folder.ts', import.meta.url);
  await serveFolder('build', port);
});

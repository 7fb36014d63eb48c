/**
 * `npm test`: installs what is missing and runs every check of the project.
 *
 * Plain JavaScript without packages, for the same reasons as start.mjs.
 */
import { fileURLToPath } from 'node:url';
import { requireNodeVersion } from './bootstrap/node-version.mjs';
import { runTool } from './bootstrap/tool-error.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

runTool(async () => {
  requireNodeVersion(process.versions.node);
  const { installPackages } = await import('./bootstrap/install.mjs');
  await installPackages(root);
  const { tsImport } = await import('tsx/esm/api');
  const { runTests } = await tsImport('./test-run/run-tests.ts', import.meta.url);
  process.exitCode = (await runTests(root)) ? 0 : 1;
});

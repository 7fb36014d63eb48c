/**
 * `npm test` and `npm run test:all`: install what is missing and run the checks of the project.
 *
 * Plain JavaScript without packages, for the same reasons as start.mjs.
 */
import { fileURLToPath } from 'node:url';
import { installPackages, requireNodeVersion } from './bootstrap/install.mjs';
import { runTool } from './bootstrap/tool-error.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

runTool(async () => {
  requireNodeVersion(process.versions.node);
  installPackages(root);
  const { tsImport } = await import('tsx/esm/api');
  const { runChecks } = await tsImport('./run-checks.ts', import.meta.url);
  process.exitCode = (await runChecks({ all: process.argv.includes('--all') })) ? 0 : 1;
});

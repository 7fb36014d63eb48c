/** `npm run build`: builds the production site into `build/`. */
import path from 'node:path';
import { runTool } from './bootstrap/tool-error.mjs';
import { buildAside, startFrameworkBuild } from './build-aside';

const root = path.resolve('.');
const args = process.argv.slice(2);

runTool(async () => {
  process.exitCode = await buildAside(
    root,
    (outDir) => startFrameworkBuild(root, outDir, 'inherit', args).end,
  );
  if (process.exitCode === 0) console.log('The site is in build/.');
});

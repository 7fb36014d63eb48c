/**
 * `npm run build`: builds the production site into `build/`. `npm run build:current` leaves a build that was made from the
 * same sources as it is.
 */
import path from 'node:path';
import { runTool } from './bootstrap/tool-error.mjs';
import { buildAside, startFrameworkBuild } from './build-aside';
import { buildSite } from './build-site';

const root = path.resolve('.');
const args = process.argv.slice(2);

runTool(async () => {
  if (args.includes('--unless-current')) return buildSite(root);
  process.exitCode = await buildAside(
    root,
    (outDir) => startFrameworkBuild(root, outDir, 'inherit', args).end,
  );
  if (process.exitCode === 0) console.log('The site is in build/.');
});

/** `npm run build`: builds the production site into `build/`. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { runTool } from './bootstrap/tool-error.mjs';
import { buildAside } from './build-aside';

const root = path.resolve('.');
const DOCUSAURUS = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

function docusaurusBuild(outDir: string): Promise<number | null> {
  const args = [DOCUSAURUS, 'build', '--out-dir', path.relative(root, outDir)];
  const child = spawn(process.execPath, [...args, ...process.argv.slice(2)], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

runTool(async () => {
  process.exitCode = await buildAside(root, docusaurusBuild);
  if (process.exitCode === 0) console.log('The site is in build/.');
});

import path from 'node:path';
import { minifySync } from '@swc/core';
import { buildSync } from 'esbuild';

/**
 * The boot script of `boot/`, as one piece of minified JavaScript. What it is written in, optional
 * chaining and `??` among it, is in every browser of `browserslist`; lowering it would cost bytes.
 *
 * @throws Error with the place when a file of `boot/` cannot be read as TypeScript
 */
export function bootSource(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'boot/boot.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error('plugins/static-first/boot/boot.ts gave no code.');
  // SWC's result is a tenth smaller than that of the bundler.
  return minifySync(bundle.text, { compress: { passes: 3 }, mangle: true, ecma: 2020 }).code;
}

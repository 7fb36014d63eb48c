import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { buildSync, transformSync } from 'esbuild';

function bundle(entry: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, entry)],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    define,
    tsconfigRaw: {},
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`plugins/static-first/${entry} gave no code.`);
  // SWC's result is a tenth smaller than that of the bundler.
  return minifySync(file.text, { compress: { passes: 3 }, mangle: true, ecma: 2020 }).code;
}

/**
 * The boot script of `boot/`, as one piece of minified JavaScript. What it is written in, optional
 * chaining and `??` among it, is in every browser of `browserslist`; lowering it would cost bytes.
 *
 * @throws Error with the place when a file of `boot/` cannot be read as TypeScript
 */
export function bootSource(): string {
  return bundle('boot/boot.ts');
}

/** The styles of what opens on the static page, minified. */
export function preHydrationStyles(): string {
  const styles = readFileSync(path.join(__dirname, 'pre-hydration/pre-hydration.css'), 'utf8');
  return transformSync(styles, { loader: 'css', minify: true }).code;
}

/**
 * The script of `pre-hydration/` with its styles, written alike.
 *
 * @param hasDropdowns whether the navbar has any; what is about them is left out otherwise
 * @throws Error as above
 */
export function preHydrationSource(hasDropdowns: boolean): string {
  return bundle('pre-hydration/pre-hydration.ts', {
    HAS_DROPDOWNS: String(hasDropdowns),
    PRE_HYDRATION_CSS: JSON.stringify(preHydrationStyles()),
  });
}

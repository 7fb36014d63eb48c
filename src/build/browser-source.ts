import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';
import { type BuildOptions, buildSync, transformSync } from 'esbuild';
import { widthsInEm } from './widths-in-em';

/**
 * A script with all that it imports, as one piece of minified JavaScript. What it is written in, optional chaining
 * and `??` among it, is in every browser of `browserslist`; lowering it would cost bytes.
 *
 * @param entry its TypeScript, by its absolute path
 * @param options what stands for its globals, an expression for each name, and how the bundler finds what it imports
 * @throws Error with the place when a file cannot be read as TypeScript
 */
export function browserScript(
  entry: string,
  options: Pick<BuildOptions, 'define' | 'alias' | 'loader'> = {},
): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    jsx: 'automatic',
    ...options,
    // Libraries check their arguments and tell of each step otherwise.
    define: { 'process.env.NODE_ENV': '"production"', ...options.define },
    tsconfigRaw: {},
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`${entry} gave no code.`);
  // SWC's result is a tenth smaller than that of the bundler.
  return minifySync(file.text, { compress: { passes: 3 }, mangle: true, ecma: 2020 }).code;
}

/**
 * A file of styles, minified, with its breakpoints in em.
 *
 * @throws Error when it cannot be read, or is no CSS
 */
export function browserStyles(file: string): string {
  const css = readFileSync(file, 'utf8').replace(/(?<=@media )[^{]+/g, widthsInEm);
  return transformSync(css, { loader: 'css', minify: true }).code;
}

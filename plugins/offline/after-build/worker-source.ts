import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from '@swc/core';
import { buildSync, transformSync } from 'esbuild';

function bundle(entry: string, define: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../worker', entry)],
    bundle: true,
    format: 'iife',
    target: 'es2020',
    // Workbox checks its arguments and tells of each step otherwise.
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    tsconfigRaw: {},
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`plugins/offline/worker/${entry} gave no code.`);
  return minifySync(file.text, { compress: { passes: 3 }, mangle: true, ecma: 2020 }).code;
}

/**
 * The worker as one piece of minified JavaScript.
 *
 * @param noticeCss file with the rules of the bar, from the base of the site
 */
export function workerSource(noticeCss: string): string {
  return bundle('worker.ts', { NOTICE_CSS: JSON.stringify(noticeCss) });
}

/** The worker of a site without one: see farewell.ts. */
export function farewellSource(): string {
  return bundle('farewell.ts', {});
}

/** The rules of the bar, minified. */
export function noticeStyles(): string {
  const styles = readFileSync(path.join(__dirname, '../client/notice.css'), 'utf8');
  return transformSync(styles, { loader: 'css', minify: true }).code;
}

import { minifySync } from '@swc/core';
import type { Compiler } from 'webpack';
import { replaceExactly } from '../../src/build/replace-exactly';

const NAME = 'stable-runtime';

const RUNTIME = /\/runtime~[^/]+\.js$/;

/** The framework's list of chunks, for numbers in the place of their names; here each name stands for itself. */
const NAMES_OF_CHUNKS = /(\w+)=\(\{[^{}]*\}\)\[\1\]\|\|\1,/;

/** The bundler's list of what the name of each chunk's file has of its content. */
const HASHES_OF_CHUNKS = /\{"?[\w~-]+"?:"[0-9a-f]{8}"[^{}]*\}/;

const STAND_IN = '{HASHES}';

/**
 * The bundler's runtime without what no site with named chunks needs. The bundler minifies it with hashes that are not
 * yet those of the files, differ from a cold build to a warm one, and have it choose other letters: here without them.
 *
 * @throws Error when one of the two lists of chunks is not as it is expected
 */
export function stableRuntime(source: string, file: string): string {
  const text = { file, row: '«plugins/bundler-options/» in UPGRADING.md' };
  const named = replaceExactly(source, NAMES_OF_CHUNKS, '', text);
  const [hashes = ''] = HASHES_OF_CHUNKS.exec(named) ?? [];
  const bare = replaceExactly(named, HASHES_OF_CHUNKS, STAND_IN, text);
  const { code } = minifySync(bare, { compress: true, mangle: true, ecma: 2020 });
  return replaceExactly(code, STAND_IN, hashes, text);
}

/** Plugin of the bundler: the runtime of a cold build and of a warm one are the same, and have the same name. */
export const stableRuntimePlugin = {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    // Once it is minified, and before names of files are made from what is in them.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const file of Object.keys(assets).filter((file) => RUNTIME.test(file))) {
          compilation.updateAsset(
            file,
            (source) => new sources.RawSource(stableRuntime(source.source().toString(), file)),
          );
        }
      });
    });
  },
};

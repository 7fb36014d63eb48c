import type { Plugin } from '@docusaurus/types';

type Arguments = Parameters<NonNullable<Plugin['configureWebpack']>>;
type Plugins = NonNullable<Arguments[0]['plugins']>;
type Bundler = Arguments[2]['currentBundler']['instance'];

const NAME = 'ChunkAssetPlugin';

/**
 * Answers the framework's question for the address of a chunk by its name. What the framework would
 * put there has a list of all chunks with their numbers; here a chunk has none.
 *
 * @throws Error when the framework has no such plugin to be replaced
 */
export function replaceChunkAddresses(plugins: Plugins, bundler: Bundler): void {
  const index = plugins.findIndex((plugin) => plugin?.constructor.name === NAME);
  if (index === -1) {
    throw new Error(
      `Docusaurus no longer has a bundler plugin named ${NAME}. Look at its lib/webpack/client.js and ` +
        'bring plugins/bundle-diet/chunk-address.ts after it.',
    );
  }
  const { RuntimeModule, RuntimeGlobals } = bundler;
  class ChunkAddress extends RuntimeModule {
    constructor() {
      super('chunk address', RuntimeModule.STAGE_ATTACH);
    }

    override generate(): string {
      const { require, publicPath, getChunkScriptFilename } = RuntimeGlobals;
      return `${require}.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(name);`;
    }
  }
  plugins[index] = {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap('bundle-diet', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('bundle-diet', (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkAddress());
        });
      });
    },
  };
}

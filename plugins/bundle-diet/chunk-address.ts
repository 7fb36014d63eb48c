import type { Plugin } from '@docusaurus/types';
import { isSharedChunk } from './shared-chunk-name';

type Arguments = Parameters<NonNullable<Plugin['configureWebpack']>>;
type Plugins = NonNullable<Arguments[0]['plugins']>;
type Bundler = Arguments[2]['currentBundler']['instance'];

const NAME = 'ChunkAssetPlugin';

/** What the bundler says of a chunk that is asked for by its name, and of those that come with it. */
interface ChunkGroup {
  chunks: readonly { name?: string | null }[];
}

/**
 * What chunks share with others, and so need beside themselves.
 *
 * @returns `{ p51: ['s683b'] }`, without the chunks that share nothing
 */
export function sharedBy(groups: ReadonlyMap<string, ChunkGroup>): Record<string, string[]> {
  const shared: Record<string, string[]> = {};
  for (const [group, { chunks }] of groups) {
    const names = chunks.flatMap(({ name }) => (name && isSharedChunk(name) ? name : []));
    if (names.length > 0) shared[group] = names;
  }
  return shared;
}

/**
 * Answers the framework's question for the address of a chunk by its name. What the framework would
 * put there has a list of all chunks with their numbers; here a chunk has none. Beside it stands what
 * else a chunk needs (`chunksWith`), which prefetch.cjs has fetched ahead too.
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
    constructor(private readonly groups: ReadonlyMap<string, ChunkGroup>) {
      super('chunk address', RuntimeModule.STAGE_ATTACH);
    }

    override generate(): string {
      const { require, publicPath, getChunkScriptFilename } = RuntimeGlobals;
      return `${require}.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(name);
const shared = ${JSON.stringify(sharedBy(this.groups))};
${require}.chunksWith = (name) => [name, ...(shared[name] || [])];`;
    }
  }
  plugins[index] = {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap('bundle-diet', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('bundle-diet', (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkAddress(compilation.namedChunkGroups));
        });
      });
    },
  };
}

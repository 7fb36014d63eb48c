import type { Plugin } from '@docusaurus/types';
import { UnexpectedText } from '../../src/build/replace-exactly';

type Arguments = Parameters<NonNullable<Plugin['configureWebpack']>>;
/** Plugins of the bundler. */
export type BundlerPlugins = NonNullable<Arguments[0]['plugins']>;
type Bundler = Arguments[2]['currentBundler']['instance'];

const REPLACED = 'ChunkAssetPlugin';

/** Chunks by the name that is asked for, as the bundler knows them. */
type ChunkGroups = ReadonlyMap<string, { chunks: readonly { name?: string | null }[] }>;

/**
 * Chunks to load for each that is asked for by its name, where that is not it alone. One that the bundler
 * emptied into those that it shares with others is not among them. Styles come with the entry.
 */
export function neededChunks(groups: ChunkGroups): Record<string, string[]> {
  const needed = [...groups].map(([group, { chunks }]): [string, string[]] => [
    group,
    chunks.flatMap(({ name }) => (name && name !== 'styles' ? name : [])),
  ]);
  return Object.fromEntries(needed.filter(([group, names]) => names.join() !== group));
}

/** Names of what the runtime has, in its own source. */
type RuntimeNames = Record<'require' | 'publicPath' | 'getChunkScriptFilename', string>;

/**
 * Source of the runtime's answers. An author who has written no post yet has an empty list where the
 * framework expects the name of a chunk, and skips what has no address.
 */
export function addressSource(
  { require, publicPath, getChunkScriptFilename }: RuntimeNames,
  groups: ChunkGroups,
): string {
  return `${require}.gca = (name) => name.length > 0 && ${publicPath} + ${getChunkScriptFilename}(name);
const needed = ${JSON.stringify(neededChunks(groups))};
${require}.chunksWith = (name) => needed[name] || [name];`;
}

/**
 * Answers the framework's question for the address of a chunk without its list of all names and ids, which
 * are the same here. Beside it stands what else a chunk needs (`chunksWith`), which pages load too.
 *
 * @throws UnexpectedText when the framework has no such plugin to be replaced
 */
export function replaceChunkAddresses(plugins: BundlerPlugins, bundler: Bundler): void {
  const index = plugins.findIndex((plugin) => plugin?.constructor.name === REPLACED);
  if (index === -1) {
    const row = 'the row «chunk-address» of plugins/bundle-diet/README.md';
    const text = { file: '@docusaurus/core/lib/webpack/client.js', row };
    throw new UnexpectedText(text, `new ${REPLACED}()`, 'found none');
  }
  const { RuntimeModule, RuntimeGlobals } = bundler;
  plugins[index] = {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap('bundle-diet', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('bundle-diet', (chunk) => {
          // The runtime of a worker asks for no page.
          if (chunk.name !== 'runtime~main') return;
          const module = new RuntimeModule('chunk address', RuntimeModule.STAGE_ATTACH);
          module.generate = () => addressSource(RuntimeGlobals, compilation.namedChunkGroups);
          compilation.addRuntimeModule(chunk, module);
        });
      });
    },
  };
}

import type { Plugin } from '@docusaurus/types';
import { isSharedChunk } from './shared-chunk-name';

type Arguments = Parameters<NonNullable<Plugin['configureWebpack']>>;
type Plugins = NonNullable<Arguments[0]['plugins']>;
type Bundler = Arguments[2]['currentBundler']['instance'];

const NAME = 'ChunkAssetPlugin';
/** The chunk with the runtime of the client, as the framework calls it. */
const CLIENT = 'runtime~main';

/** What the bundler says of a chunk that is asked for by its name, and of those that come with it. */
interface ChunkGroup {
  chunks: readonly { name?: string | null }[];
}

/** What chunks share with others, and so need beside themselves. */
export interface SharedChunks {
  /** By the name of what is shared, a digit for each page in the order of their table: 1 when it needs it. */
  byPages: Record<string, string>;
  /** By the name of another chunk, all that it needs. */
  byOthers: Record<string, string[]>;
}

const PAGE = /^p[0-9a-z]+$/;

function rowOfPages(places: readonly number[]): string {
  const row = Array<number>(Math.max(...places) + 1).fill(0);
  for (const place of places) row[place] = 1;
  return row.join('');
}

/**
 * Pages by name would weigh three times the row of digits.
 *
 * @param groups the chunks that are asked for, by name, those of pages as `pageChunks` names them
 */
export function sharedChunks(groups: ReadonlyMap<string, ChunkGroup>): SharedChunks {
  const places: Record<string, number[]> = {};
  const byOthers: Record<string, string[]> = {};
  for (const [group, { chunks }] of groups) {
    const shared = chunks.flatMap(({ name }) => (name && isSharedChunk(name) ? name : []));
    if (!PAGE.test(group)) {
      if (shared.length > 0) byOthers[group] = shared;
      continue;
    }
    for (const name of shared) {
      places[name] = [...(places[name] ?? []), Number.parseInt(group.slice(1), 36)];
    }
  }
  const rows = Object.entries(places).map(([name, own]) => [name, rowOfPages(own)]);
  return { byPages: Object.fromEntries(rows), byOthers };
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
const { byPages, byOthers } = ${JSON.stringify(sharedChunks(this.groups))};
const neededByPage = (place) => Object.keys(byPages).filter((shared) => byPages[shared][place] > 0);
${require}.chunksWith = (name) => [
  name,
  ...(name[0] === 'p' ? neededByPage(parseInt(name.slice(1), 36)) : byOthers[name] || []),
];`;
    }
  }
  plugins[index] = {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap('bundle-diet', (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap('bundle-diet', (chunk) => {
          // The runtime of a worker, which asks for no page.
          if (chunk.name !== CLIENT) return;
          compilation.addRuntimeModule(chunk, new ChunkAddress(compilation.namedChunkGroups));
        });
      });
    },
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { shortHash } from '../../src/build/content-hash';
import { replaceChunkAddresses } from './chunk-address';
import { docGroup } from './doc-chunk';
import { requireMatches } from './matched-steps';
import { dietSteps, type Step } from './steps';

const LOADER = path.join(__dirname, 'rewrite-loader.cjs');

/** Before all other loaders, so that each source is as its author wrote it; data comes out as code. */
function ruleOf(step: Step) {
  const use = { loader: LOADER, options: { ...step } };
  return { enforce: 'pre' as const, test: step.text.file, type: 'javascript/auto', use };
}

/**
 * Name of what some chunks share, from their names. The bundler's own would list files with their folders,
 * which every page would carry and which differ between machines.
 */
function sharedChunkName(
  _module: unknown,
  chunks: readonly { name?: string | null }[],
): string | undefined {
  const names = chunks.flatMap(({ name }) => name ?? []).sort();
  // One name for all chunks without one would put what each takes from packages into a single script.
  return names.length < chunks.length ? undefined : `s${shortHash(names.join()).slice(0, 4)}`;
}

/** As the bundler has it, but for packages of a single chunk: a script of their own would only be one more request. */
const sharedPackages = {
  test: /node_modules/,
  priority: -10,
  reuseExistingChunk: true,
  minChunks: 2,
};

/** Docusaurus plugin: prunes from the client's scripts what no page reads. README.md has each step. */
export default function bundleDietPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'bundle-diet',
    configureWebpack(config, isServer, { currentBundler }) {
      // Whoever writes pages counts no bytes.
      if (isServer || config.mode !== 'production') return {};
      const steps = dietSteps(generatedFilesDir);
      replaceChunkAddresses(config.plugins ?? [], currentBundler.instance);
      return {
        optimization: {
          // A chunk called by its name needs no number that stands for it in three lists.
          chunkIds: 'named',
          // Modules are told by short numbers, since no file of one build is kept for the next.
          moduleIds: 'natural',
          splitChunks: {
            name: sharedChunkName,
            cacheGroups: { doc: docGroup(generatedFilesDir), defaultVendors: sharedPackages },
          },
        },
        // Nor does a chunk need a hash of its own: their list would weigh more, for every reader, than
        // the few chunks that one reads again after a deploy.
        output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
        module: { rules: steps.map(ruleOf) },
        plugins: [requireMatches(steps, LOADER)],
      };
    },
  };
}

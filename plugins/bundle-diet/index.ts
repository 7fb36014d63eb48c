import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Docusaurus plugin: leaves out of the scripts what no page of this site reads. README.md beside
 * this file has the bytes of each.
 */
export default function bundleDietPlugin({ generatedFilesDir }: LoadContext): Plugin {
  const loader = (name: string) => path.join(__dirname, `${name}.cjs`);
  // Before all other loaders, so that each finds the source as its author wrote it.
  return {
    name: 'bundle-diet',
    configureWebpack: (_config, isServer) => ({
      // A chunk called by its name needs no number that stands for it in three lists.
      ...(!isServer && { optimization: { chunkIds: 'named' } }),
      module: {
        rules: [
          {
            enforce: 'pre',
            test: /[\\/]prism-react-renderer[\\/]dist[\\/]index\.mjs$/,
            use: loader('default-grammars'),
          },
          {
            enforce: 'pre',
            test: /[\\/]p[\\/]docs-[0-9a-f]{3}\.json$/,
            include: generatedFilesDir,
            use: loader('version-props'),
          },
          ...(isServer
            ? []
            : [
                {
                  enforce: 'pre' as const,
                  test: path.join(generatedFilesDir, 'registry.js'),
                  use: loader('registry'),
                },
              ]),
        ],
      },
    }),
  };
}

import type { BundlerPlugins } from './chunk-address';
import type { Step } from './steps';

/**
 * Bundler plugin that stops the build when a step met no module: what it left out would be back. It looks
 * for the loader in the requests of the modules, which those from the cache have too.
 */
export function requireMatches(steps: readonly Step[], loader: string): BundlerPlugins[number] {
  return {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap('bundle-diet', (compilation) => {
        compilation.hooks.finishModules.tap('bundle-diet', (modules) => {
          const requests = [...modules].map((module) => module.identifier());
          const ours = requests.filter((request) => request.includes(loader));
          const rewritten = new Set(ours.map((request) => request.split('!').at(-1)));
          const missed = steps.filter(
            ({ text, isOptional }) => !isOptional && !rewritten.has(text.file),
          );
          for (const { text } of missed) {
            compilation.errors.push(
              new Error(
                `${text.file} is no module of the client, so ${text.row} rewrites nothing. ` +
                  'Find out what the client asks for instead, and rewrite that.',
              ),
            );
          }
        });
      });
    },
  };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPageTable } from '../../src/build/page-table';
import { type ForeignText, replaceExactly, UnexpectedText } from '../../src/build/replace-exactly';
import { chunksSource, registrySource, routesSource } from './table-sources';

type Rewrite = (source: string, text: ForeignText) => string;

/** A module of the client that is rewritten before anything else reads it. */
export interface Step {
  /** Whole path of the module, and the row of README.md about it. */
  text: ForeignText;
  rewrite: Rewrite;
  /** Files that `rewrite` reads beside. */
  reads: readonly string[];
  /** Whether a site may do without the module. */
  isOptional?: boolean;
}

/** Has @docusaurus/utils-common bring the one helper that it calls, and not all of tslib. */
export const withOneHelper: Rewrite = (source, text) => {
  const called = new Set([...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
  if ([...called].join() !== '__importDefault') {
    throw new UnexpectedText(text, 'tslib_1.__importDefault', `found ${[...called].join(', ')}`);
  }
  const helper = '{ __importDefault: (own) => (own && own.__esModule ? own : { default: own }) }';
  return replaceExactly(source, 'require("tslib")', helper, text);
};

/** Has the client prefetch with a chunk what that shares with others, which would be left for the click. */
export const withSharedChunks: Rewrite = (source, text) => {
  const names = 'chunkNamesNeeded.map((chunkName)';
  const all = 'chunkNamesNeeded.flatMap(__webpack_require__.chunksWith).map((chunkName)';
  return replaceExactly(source, names, all, text);
};

/** Has the client bring one kind of history: no page is addressed after a `#`, or in memory alone. */
export const withOneHistory: Rewrite = (source, text) => {
  const three = 'export { createBrowserHistory, createHashHistory, createMemoryHistory,';
  const one =
    'export { createBrowserHistory, createBrowserHistory as createHashHistory, createBrowserHistory as createMemoryHistory,';
  return replaceExactly(source, three, one, text);
};

/**
 * Has the cards of a category take titles as they are: what looks for an emoji at their beginning stops
 * every Firefox before 125 and, before 15.4, 17 or 112, Safari and Chromium.
 */
export const withPlainTitles: Rewrite = (source, text) => {
  const signature = 'export function extractLeadingEmoji(input) {';
  if (!source.includes(signature)) throw new UnexpectedText(text, signature, 'it is not there');
  return `${signature} return { emoji: null, rest: input }; }`;
};

/** @param generatedDir `.docusaurus`, where the framework writes what it knows of the site */
export function dietSteps(generatedDir: string): Step[] {
  const [registry = '', ...reads] = ['registry.js', 'routes.js', 'routesChunkNames.json'].map(
    (file) => path.join(generatedDir, file),
  );
  const [routes = '', chunks = ''] = reads;
  const table = () => readPageTable(readFileSync(routes, 'utf8'), readFileSync(chunks, 'utf8'));
  const step = (name: string, file: string, rewrite: Rewrite, alsoReads: string[] = []): Step => ({
    text: { file, row: `the row «${name}» of plugins/bundle-diet/README.md` },
    rewrite,
    reads: alsoReads,
  });
  const installed = (name: string, file: string, rewrite: Rewrite) =>
    step(name, require.resolve(file), rewrite);
  const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));
  return [
    installed('prism', '@docusaurus/theme-classic/lib/prism-include-languages', () => ''),
    installed('utils-common', '@docusaurus/utils-common', withOneHelper),
    installed('prefetch', '@docusaurus/core/lib/client/docusaurus', withSharedChunks),
    step(
      'history',
      path.join(path.dirname(require.resolve('history')), 'esm', 'history.js'),
      withOneHistory,
    ),
    {
      // A site without a page of a category has no cards.
      ...step('emoji', path.join(themeCommon, 'utils', 'emojiUtils.js'), withPlainTitles),
      isOptional: true,
    },
    step('page-table', chunks, () => chunksSource(table()), reads),
    step('page-table', routes, () => routesSource(table()), reads),
    step('registry', registry, (source, text) => registrySource(source, table(), text), reads),
  ];
}

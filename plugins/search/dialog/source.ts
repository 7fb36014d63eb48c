import path from 'node:path';
import { browserScript } from '../../../src/build/browser-source';
import type { SearchDialogBuild } from '../../../src/build/search-dialog-build';

/** The one part of that package which the dialog uses: all of it needs the framework. */
const STORAGE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'utils/storageUtils.js',
);

/** Selectors of what the dialog holds. */
const ABOUT_DIALOG = /[.]search-|^kbd$/;

/**
 * The search dialog, as one piece of minified JavaScript. Preact draws it: the same components
 * with React would bring 49 kB more.
 *
 * @throws Error with the place when the dialog asks for something of the framework that has no stand-in here
 */
export function searchDialogSource({
  baseUrl,
  generatedFilesDir,
  workerUrl,
  stylesFor,
}: SearchDialogBuild): string {
  const framework = path.join(__dirname, 'docusaurus.ts');
  return browserScript(path.join(__dirname, 'start.ts'), {
    define: {
      BASE_URL: JSON.stringify(baseUrl),
      WORKER_URL: JSON.stringify(workerUrl),
      DIALOG_CSS: JSON.stringify(
        stylesFor((selector) => ABOUT_DIALOG.test(selector), '.search-dialog'),
      ),
    },
    alias: {
      '@docusaurus/useDocusaurusContext': framework,
      '@docusaurus/useGlobalData': framework,
      '@docusaurus/theme-common': STORAGE,
      '@generated': generatedFilesDir,
      '@site': path.join(__dirname, '../../..'),
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      react: 'preact/compat',
    },
    // The rules come from the stylesheet of the client.
    loader: { '.css': 'empty' },
  });
}

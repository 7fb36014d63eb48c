import path from 'node:path';
import { browserScript, browserStyles } from '../../../src/build/browser-source';

/** The one part of that package which the dialog uses: all of it needs the framework. */
const STORAGE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'utils/storageUtils.js',
);

/** What the dialog is drawn with. */
const STYLES = [
  ...['dialog.css', 'options.css', '../client/mark.css'],
  ...['filter.css', 'hit.css'].map((file) => `../theme/SearchBar/${file}`),
];

/** The rules of the dialog, minified; it reads custom properties that each page has to have. */
export function searchDialogStyles(): string {
  return STYLES.map((file) => browserStyles(path.join(__dirname, file))).join('');
}

/**
 * The search dialog, as one piece of minified JavaScript. Preact draws it: the same components
 * with React would bring 49 kB more.
 *
 * @param build where the site stands, what plugins have written for the client, and the address of the worker
 * @throws Error with the place when the dialog asks for something of the framework that has no stand-in here
 */
export function searchDialogSource(
  build: Record<'baseUrl' | 'generatedFilesDir' | 'workerUrl', string>,
): string {
  const framework = path.join(__dirname, 'docusaurus.ts');
  return browserScript(path.join(__dirname, 'start.ts'), {
    define: {
      BASE_URL: JSON.stringify(build.baseUrl),
      WORKER_URL: JSON.stringify(build.workerUrl),
      DIALOG_CSS: JSON.stringify(searchDialogStyles()),
    },
    alias: {
      '@docusaurus/useDocusaurusContext': framework,
      '@docusaurus/useGlobalData': framework,
      '@docusaurus/theme-common': STORAGE,
      '@generated': build.generatedFilesDir,
      '@site': path.join(__dirname, '../../..'),
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      react: 'preact/compat',
    },
    // The rules stand in one text, above.
    loader: { '.css': 'empty' },
  });
}

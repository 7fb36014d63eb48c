import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { browserScript } from '../../src/build/browser-source';

/**
 * Docusaurus plugin: pages tell the host of the site what was searched in vain, what was chosen and what did not help, in
 * lines of its access log that `npm run escuchar` reads.
 */
export default function readersLogPlugin(
  _context: LoadContext,
  { path: logPath }: { path: string },
): Plugin {
  const script = browserScript(path.join(__dirname, 'browser/beacon.ts'), {
    define: { LOG_PATH: JSON.stringify(logPath) },
  });
  return {
    name: 'readers-log',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: script }] }),
  };
}

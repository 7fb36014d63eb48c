import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { browserScript, browserStyles } from '../../src/build/browser-source';
import { shortHash } from '../../src/build/content-hash';

/** What the plugin is told, and its components know. */
export interface OfflineOptions {
  /** Without it, the worker that readers have from before removes itself. */
  isOn: boolean;
}

/** Writes the worker, and the rules of the bar that it puts into pages; its name is that of no other file. */
async function writeWorker(outDir: string): Promise<void> {
  const styles = browserStyles(path.join(__dirname, 'client/notice.css'));
  const noticeCss = `assets/css/offline-notice.${shortHash(styles)}.css`;
  const define = { NOTICE_CSS: JSON.stringify(noticeCss) };
  const worker = browserScript(path.join(__dirname, 'worker/service-worker.ts'), { define });
  await writeFile(path.join(outDir, noticeCss), styles);
  await writeFile(path.join(outDir, 'sw.js'), worker);
}

/** The worker of a site without one: see farewell.ts. */
export function farewellSource(): string {
  return browserScript(path.join(__dirname, 'worker/farewell.ts'));
}

/**
 * Docusaurus plugin: pages that open without a network. README.md beside this file says how it
 * works. What can be saved is written by `writeManifests`, once the pages are final.
 */
export default function offlinePlugin({ baseUrl }: LoadContext, { isOn }: OfflineOptions): Plugin {
  const themeDir = path.join(__dirname, 'theme');
  return {
    name: 'offline',
    getClientModules: () => (isOn ? ['./client/start'] : []),
    getThemePath: () => themeDir,
    getTypeScriptThemePath: () => themeDir,
    contentLoaded: async ({ actions }) => {
      actions.setGlobalData({ isOn } satisfies OfflineOptions);
      if (!isOn) return;
      actions.addRoute({
        path: `${baseUrl}sin-conexion`,
        component: '@theme/OfflinePage',
        exact: true,
      });
    },
    postBuild: async ({ outDir }) => {
      if (isOn) await writeWorker(outDir);
      else await writeFile(path.join(outDir, 'sw.js'), farewellSource());
    },
  };
}

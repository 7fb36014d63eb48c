import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { shortHash } from '../../src/build/content-hash';
import { farewellSource, noticeStyles, workerSource } from './after-build/worker-source';

export interface OfflineOptions {
  /** Without it, the worker that readers have from before removes itself. */
  isOn: boolean;
}

/** What components know of the plugin. */
export interface OfflineData {
  isOn: boolean;
}

/** Writes the worker, and the rules of the bar that it puts into pages; its name is that of no other file. */
async function writeWorker(outDir: string): Promise<void> {
  const styles = noticeStyles();
  const noticeCss = `assets/css/offline-notice.${shortHash(styles)}.css`;
  await writeFile(path.join(outDir, noticeCss), styles);
  await writeFile(path.join(outDir, 'sw.js'), workerSource(noticeCss));
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
      actions.setGlobalData({ isOn } satisfies OfflineData);
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

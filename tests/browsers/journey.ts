import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { createSiteServer } from '../../tools/site-server/create-site-server';
import { buildFixture } from '../conformance/support/fixture-builds';
import { type Engine, startEngine } from './engines';
import { type Host, startHost } from './host';
import { DESKTOP, Reader } from './reader';
import type { EngineBrowser } from './tab';

/** Which engine the journeys of a project are made in. */
export interface EngineOption {
  engine: Engine;
}

interface Shared {
  engineBrowser: EngineBrowser;
  site: Server;
}

interface Own {
  host: Host;
  reader: Reader;
  /** A server of a build that shares no script with the site. */
  nextEdition: () => Promise<Server>;
}

/** A journey: the reader has a tab of their own, as wide as a desktop's, and the site a server of its own. */
export const journey = base.extend<Own, EngineOption & Shared>({
  engine: ['chromium', { scope: 'worker', option: true }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await startEngine(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from this pattern.
    async ({}, use) => use(await createSiteServer(path.resolve('build'))),
    { scope: 'worker' },
  ],
  host: async ({ site }, use) => {
    const host = await startHost(site);
    await use(host);
    await host.close();
  },
  reader: async ({ engineBrowser, host }, use, info) => {
    const tab = await engineBrowser.newTab(DESKTOP);
    await use(new Reader(tab, host.url));
    if (info.status !== info.expectedStatus) {
      const screen = info.outputPath('screen.png');
      await writeFile(screen, await tab.screenshot());
      await info.attach('screen', { path: screen });
    }
    await tab.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture uses from this pattern.
  nextEdition: async ({}, use) => {
    await use(async () => createSiteServer((await buildFixture('options')).outDir));
  },
});

export { expect } from '@playwright/test';

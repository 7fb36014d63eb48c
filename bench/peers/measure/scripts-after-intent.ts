import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { showIntent } from './gestures';
import type { Profile } from './profiles';
import { inTab, settle } from './tab';

/**
 * Size of the scripts that a page has run once its reader has touched it and pressed a key, without
 * those that are only fetched ahead for other pages.
 *
 * @param folder the built site that is served at the address
 * @returns bytes after gzip, whatever the server sent
 */
export async function measureScriptsAfterIntent(
  browser: Browser,
  profile: Profile,
  url: string,
  folder: string,
): Promise<number> {
  return inTab(browser, 'phone', profile, async (tab) => {
    await tab.page.goto(url, { waitUntil: 'load' });
    await showIntent(tab);
    await settle(tab);
    const scripts = new Set(
      tab.transfers
        .list()
        .filter(({ isScript }) => isScript)
        .map((each) => new URL(each.url).pathname),
    );
    let bytes = 0;
    for (const script of scripts) {
      bytes += gzipSync(await readFile(path.join(folder, decodeURIComponent(script)))).length;
    }
    return bytes;
  });
}

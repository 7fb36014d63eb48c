/**
 * `npm run bench:interactions [-- --build build] [--rounds 5]`: how long a page takes from what the reader
 * does to the next frame, on a computer four times slower and a poor connection. README.md has what is done.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { runTool, ToolError } from '../../tools/bootstrap/tool-error.mjs';
import { launchBrowser } from '../../tools/launch-browser';
import { createSiteServer } from '../../tools/site-server/create-site-server';
import { serveOnFreePort } from '../../tools/site-server/on-free-port';
import { median } from '../build/median';
import { longestEvent, SHORTEST_MS, watchEvents } from '../peers/measure/events';
import { showIntent } from '../peers/measure/gestures';
import { profiles } from '../peers/measure/profiles';
import { inTab, settle } from '../peers/measure/tab';
import { type Interaction, interactions } from './interactions';

/** Waits in the page until what an event caused is painted and nothing else is to be done. */
async function untilIdle(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve));
}

async function measure(
  browser: Browser,
  home: string,
  { device, address, prepare, act }: Interaction,
): Promise<number> {
  const [slow] = profiles;
  if (!slow) throw new ToolError('bench/peers/measure/profiles.ts has no profile.');
  return inTab(browser, device, slow, async (tab) => {
    await tab.page.goto(home + address, { waitUntil: 'load' });
    await showIntent(tab);
    await tab.page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await settle(tab);
    // A worker's requests end where the page does not see it, so from here on nothing else settles.
    await prepare?.(tab.page);
    await tab.page.evaluate(untilIdle);
    await tab.page.evaluate(watchEvents, SHORTEST_MS);
    await act(tab.page);
    await tab.page.evaluate(untilIdle);
    return longestEvent(tab);
  });
}

runTool(async () => {
  const { values } = parseArgs({
    options: {
      build: { type: 'string', default: 'build' },
      rounds: { type: 'string', default: '5' },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new ToolError(`--rounds is «${values.rounds}»; use a whole number from 1 on.`);
  }
  const site = await serveOnFreePort(await createSiteServer(path.resolve(values.build)));
  const browser = await launchBrowser();
  try {
    console.log('| Interaction | median, ms | worst, ms |\n| --- | ---: | ---: |');
    for (const interaction of interactions) {
      const found: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        found.push(await measure(browser, site.url, interaction));
      }
      console.log(`| ${interaction.label} | ${median(found)} | ${Math.max(...found)} |`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
});

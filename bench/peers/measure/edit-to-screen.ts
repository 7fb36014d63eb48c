import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { NAME_HELPER } from '../../name-helper';
import type { Corpus } from '../corpus/corpus';
import { EDITION } from '../corpus/page';
import type { BenchedSite } from '../sites/peer-site';
import { pageUrl } from '../sites/sidebar';
import { type RunningProgram, startProgram } from './child-process';

/** Edits that count; one before them warms up what the first edit alone needs. */
const EDITS = 5;

/** Ten times the pages take the slowest server minutes to prepare. */
const START_LIMIT_MS = 900_000;
const EDIT_LIMIT_MS = 120_000;

/** Between edits, so that what one of them set off has ended. */
const PAUSE_MS = 2000;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address && typeof address === 'object') return address.port;
  throw new Error('The system gave no free port.');
}

/** @throws {Error} with what the server printed when it ends or takes too long */
async function waitForServer(url: string, server: RunningProgram): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (!server.hasEnded() && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The development server did not answer at ${url}:\n${server.output()}`);
}

declare global {
  interface Window {
    /** The edition on the screen, and since when, in milliseconds since 1970. */
    benchEdition?: { number: string; at: number };
  }
}

/** Runs in every document before its scripts: notes when which edition is on the screen. */
function watchEdition(): void {
  const look = (): void => {
    const text = document.querySelector('main')?.textContent ?? '';
    const number = /Edición (\d+)\./.exec(text)?.[1];
    if (number !== undefined && number !== window.benchEdition?.number) {
      window.benchEdition = { number, at: performance.timeOrigin + performance.now() };
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function editionSeenAt(page: Page, edition: number, timeout: number): Promise<number> {
  const seen = await page.waitForFunction(
    (wanted) => (window.benchEdition?.number === wanted ? window.benchEdition.at : undefined),
    String(edition),
    { timeout },
  );
  return (await seen.jsonValue()) as number;
}

/**
 * Changes a paragraph of the open page under the generator's development server, five times.
 *
 * @returns milliseconds of each from the writing of the file until the browser shows it
 * @throws {Error} when the server does not start or an edit does not show
 */
export async function measureEdits(
  browser: Browser,
  site: BenchedSite,
  { typical }: Corpus,
): Promise<number[]> {
  const port = await freePort();
  const server = startProgram(site.dev(port), site.folder);
  const file = path.join(site.folder, site.sourceFile(typical.path));
  const original = await readFile(file, 'utf8');
  const context = await browser.newContext({ locale: 'es' });
  try {
    const url = `http://localhost:${port}${pageUrl(typical.path)}`;
    await waitForServer(url, server);
    await context.addInitScript(NAME_HELPER);
    await context.addInitScript(watchEdition);
    const page = await context.newPage();
    await page.goto(url, { timeout: START_LIMIT_MS });
    await editionSeenAt(page, 0, START_LIMIT_MS);
    const times: number[] = [];
    for (let edition = 1; edition <= EDITS + 1; edition += 1) {
      await page.waitForTimeout(PAUSE_MS);
      const startedAt = Date.now();
      await writeFile(file, original.replace(EDITION, `Edición ${edition}.`));
      times.push((await editionSeenAt(page, edition, EDIT_LIMIT_MS)) - startedAt);
    }
    return times.slice(1);
  } finally {
    await context.close();
    await server.end();
    await writeFile(file, original);
  }
}

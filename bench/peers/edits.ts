import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { type Corpus, EDITION, pageUrl } from './corpus';
import { runProgram } from './process';
import { type BenchedSite, generator } from './site';

/** Edits that count; one before them warms up what the first edit alone needs. */
const EDITS = 5;

/** Ten times the pages take the slowest server minutes to prepare. */
const LIMIT_MS = 900_000;

/** Between edits, so that what one of them set off has ended. */
const PAUSE_MS = 2000;

const PORT = 3987;

/**
 * Changes a paragraph of the open page under the generator's development server, five times.
 *
 * @param add told milliseconds of each, from the writing of the file until the browser shows it
 * @throws {Error} when the server does not start or an edit does not show
 */
export async function measureEdits(
  browser: Browser,
  site: BenchedSite,
  { typical }: Corpus,
  add: (milliseconds: number) => void,
): Promise<void> {
  const file = path.join(site.folder, site.sourceFile(typical.path));
  const original = await readFile(file, 'utf8');
  const page = await browser.newPage({ locale: 'es' });
  page.setDefaultTimeout(LIMIT_MS);
  const stop = new AbortController();
  const server = runProgram(generator(site, `${site.dev} --port ${PORT}`), stop.signal);
  // It looks at every frame.
  const isShown = (text: string) => document.querySelector('main')?.textContent?.includes(text);
  async function edit(): Promise<void> {
    const url = `http://localhost:${PORT}${pageUrl(typical)}`;
    while (!(await page.goto(url).catch(() => null))?.ok()) await page.waitForTimeout(250);
    await page.waitForFunction(isShown, 'Edición 0.');
    for (let edition = 1; edition <= EDITS + 1; edition += 1) {
      await page.waitForTimeout(PAUSE_MS);
      const startedAt = performance.now();
      await writeFile(file, original.replace(EDITION, `Edición ${edition}.`));
      await page.waitForFunction(isShown, `Edición ${edition}.`);
      if (edition > 1) add(performance.now() - startedAt);
    }
  }
  const edits = edit();
  try {
    await Promise.race([edits, server]);
  } finally {
    stop.abort();
    await page.close();
    await writeFile(file, original);
    await Promise.allSettled([edits, server]);
  }
}

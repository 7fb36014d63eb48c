/**
 * `npm run bench:search:browser [-- --build build]`: measures the search in a browser on a slow
 * computer and connection. README.md beside this file says what each figure is.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { runTool } from '../../tools/bootstrap/tool-error.mjs';
import { findBrowser, thisMachine } from '../../tools/browser';
import { precompress } from '../../tools/precompress';
import { createSiteServer } from '../../tools/site-server/create-site-server';
import { listen } from '../../tools/site-server/listen';
import { percentile } from './cost';

/** An old computer on a poor connection: 4 times slower, 1.6 Mbps, 150 ms to the server and back. */
const CPU_SLOWDOWN = 4;
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 1e5 };

const PAGE = '/docs/delfin/movimientos/ventas/factura/';
const TYPED = ['cierre de caja', 'facutra electronica', 'como anulo una venta', 'DLF-1203'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Sum of the bytes, as they travelled, of what is asked for from now on. */
function countBytes(session: CDPSession): () => number {
  const requests = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId }) => requests.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

async function mainThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** From the click on the box until the dialog stands and the index is ready. */
async function measureFirstFocus(page: Page): Promise<number> {
  const box = page.getByRole('searchbox', { name: 'Buscar en la ayuda' });
  await box.waitFor();
  const start = Date.now();
  await box.click();
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.getByText('Cargando la búsqueda…').waitFor({ state: 'hidden' });
  return Date.now() - start;
}

/** Times each key until the frame after the results changed. */
async function measureKeystrokes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let pressed = 0;
    Object.assign(window, { keystrokeTimes: times });
    addEventListener(
      'input',
      () => {
        pressed = performance.now();
      },
      true,
    );
    const dialog = document.querySelector('dialog');
    if (!dialog) throw new Error('The dialog of the search is not there.');
    new MutationObserver(() => {
      if (pressed === 0 || !dialog.querySelector('[role=option]')) return;
      const start = pressed;
      pressed = 0;
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - start)));
    }).observe(dialog, { subtree: true, childList: true, characterData: true });
  });
  const input = page.getByRole('dialog').getByRole('combobox');
  for (const text of TYPED) {
    await input.fill('');
    await input.pressSequentially(text, { delay: 250 });
  }
  return page.evaluate(() => (window as unknown as { keystrokeTimes: number[] }).keystrokeTimes);
}

async function measure(base: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(thisMachine()),
    args: FLAGS,
  });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    await page.goto(base + PAGE, { waitUntil: 'networkidle' });
    await session.send('Network.emulateNetworkConditions', CONNECTION);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const bytes = countBytes(session);
    const focus = await measureFirstFocus(page);
    const fetched = bytes();
    const busyBefore = await mainThreadTime(session);
    const keys = await measureKeystrokes(page);
    const busy = (await mainThreadTime(session)) - busyBefore;
    console.log(`Bytes fetched for the first search: ${(fetched / 1000).toFixed(1)} kB`);
    console.log(`First focus to usable: ${focus} ms`);
    console.log(
      `Key to painted results, p95 of ${keys.length}: ${percentile(keys, 0.95).toFixed(0)} ms`,
    );
    console.log(
      `Main thread per key: ${(busy / Math.max(1, TYPED.join('').length)).toFixed(1)} ms`,
    );
  } finally {
    await browser.close();
  }
}

void runTool(async () => {
  const { values } = parseArgs({ options: { build: { type: 'string', default: 'build' } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'search-browser-'));
  try {
    cpSync(path.resolve(values.build), folder, { recursive: true });
    const server = await createSiteServer(folder);
    await precompress(folder);
    await listen(server, 0);
    const { port } = server.address() as AddressInfo;
    await measure(`http://localhost:${port}`);
    server.closeAllConnections();
    server.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

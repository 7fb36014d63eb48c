/**
 * `npm run bench:search:browser [-- --build build] [--engine minisearch] [--rounds 5]`: measures the
 * search in a browser on a slow computer and connection. README.md beside this file says what each
 * figure is.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { runTool, ToolError } from '../../tools/bootstrap/tool-error.mjs';
import { launchBrowser } from '../../tools/launch-browser';
import { precompress } from '../../tools/precompress';
import { createSiteServer } from '../../tools/site-server/create-site-server';
import { serveOnFreePort } from '../../tools/site-server/on-free-port';
import { NAME_HELPER } from '../name-helper';
import { percentile } from './cost';
import { ENGINES, type EngineName, isEngineName, swapEngine } from './swap-engine';
import { TRACED, workerTasks } from './worker-tasks';

/** An old computer on a poor connection: 4 times slower, 1.6 Mbps, 150 ms to the server and back. */
const CPU_SLOWDOWN = 4;
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 1e5 };

/** Chromium slows the page, not its workers; this many times their own time is still missing. */
const MISSING_SLOWDOWN = CPU_SLOWDOWN - 1;

const PAGE = '/docs/delfin/movimientos/ventas/factura/';
const TYPED = ['cierre de caja', 'facutra electronica', 'como anulo una venta', 'DLF-1203'];

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

/** Processor time of the page's main thread so far, which other programs do not lengthen. */
async function mainThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** What a page notes of the first search, on its own clock; 0 for what has not happened. */
interface FirstSearchTimes {
  pressed: number;
  usable: number;
}

type MeasuredWindow = Window & { firstSearch: FirstSearchTimes; keystrokeTimes: number[] };

/** Notes when the box is pressed, and when the dialog stands and the worker has loaded. */
function watchFirstSearch(): void {
  const times = { pressed: 0, usable: 0 };
  Object.assign(window, { firstSearch: times });
  let isLoaded = false;
  const check = (): void => {
    if (isLoaded && document.querySelector('dialog[open] [role=combobox]')) {
      times.usable ||= performance.now();
    }
  };
  addEventListener(
    'pointerdown',
    () => {
      times.pressed ||= performance.now();
    },
    true,
  );
  new MutationObserver(check).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (
    message: unknown,
    options?: StructuredSerializeOptions | Transferable[],
  ) {
    const onAnswer = (): void => {
      isLoaded = true;
      check();
    };
    this.addEventListener('message', onAnswer, { once: true });
    Reflect.apply(postMessage, this, [message, options]);
  };
}

/** From the press on the box until the dialog stands and the index is ready. */
async function measureFirstFocus(page: Page): Promise<number> {
  await page.locator('.navbar').locator('[data-search], input[type="search"]').click();
  await page.waitForFunction(() => (window as unknown as MeasuredWindow).firstSearch.usable > 0);
  const { pressed, usable } = await page.evaluate(
    () => (window as unknown as MeasuredWindow).firstSearch,
  );
  return usable - pressed;
}

/** The field of the dialog, found in a way that costs the page little. */
function dialogField(page: Page): Locator {
  return page.locator('dialog [role=combobox]');
}

async function typeTexts(field: Locator): Promise<void> {
  for (const text of TYPED) {
    await field.fill('');
    await field.pressSequentially(text, { delay: 250 });
  }
}

/** Times each key until the frame after the results changed. */
async function measureKeystrokes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    let pressed = 0;
    let asked = '';
    Object.assign(window, { keystrokeTimes: times });
    addEventListener(
      'input',
      ({ target }) => {
        const text = (target as HTMLInputElement).value.trim();
        // A space asks nothing new: what is painted next, after a pause, is no answer to it.
        pressed = text === asked ? 0 : performance.now();
        asked = text;
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
  await typeTexts(dialogField(page));
  return page.evaluate(() => (window as unknown as MeasuredWindow).keystrokeTimes);
}

/** What a visit showed until the search could be used; times in milliseconds. */
interface FirstSearch {
  bytes: number;
  focus: number;
  /** Processor time of the worker, at the speed of this machine. */
  load: number;
}

/** What typing showed; times in milliseconds. */
interface Typing {
  keys: number[];
  /** Processor time of the worker for each answer, at the speed of this machine. */
  answers: number[];
  mainThreadPerKey: number;
  /** What of it the browser takes for a field on an empty page. */
  emptyFieldPerKey: number;
}

/**
 * Opens a page, everything of it fetched, and then makes computer and connection slow. Awake, the
 * client already answers to the reader; otherwise the search is the first thing they turn to.
 */
async function visitSlowly(browser: Browser, base: string, isHydrated: boolean): Promise<Visit> {
  // What a service worker fetches travels at full speed, and is not counted.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.addInitScript(NAME_HELPER);
  await page.addInitScript(watchFirstSearch);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(base + PAGE, { waitUntil: 'networkidle' });
  if (isHydrated) {
    await page.keyboard.press('Shift');
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  }
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session };
}

interface Visit {
  page: Page;
  session: CDPSession;
}

async function searchFirst(browser: Browser, { page, session }: Visit): Promise<FirstSearch> {
  const bytes = countBytes(session);
  await browser.startTracing(page, { categories: TRACED });
  const focus = await measureFirstFocus(page);
  const tasks = workerTasks(await browser.stopTracing());
  return { bytes: bytes(), focus, load: Math.max(0, ...tasks) };
}

async function typeAll(browser: Browser, { page, session }: Visit): Promise<Typing> {
  await browser.startTracing(page, { categories: TRACED });
  let keys: number[] = [];
  const mainThreadPerKey = await timePerKey(session, async () => {
    keys = await measureKeystrokes(page);
  });
  const answers = workerTasks(await browser.stopTracing());
  return { keys, answers, mainThreadPerKey, emptyFieldPerKey: await typeInEmptyField(browser) };
}

async function timePerKey(session: CDPSession, type: () => Promise<void>): Promise<number> {
  const before = await mainThreadTime(session);
  await type();
  return ((await mainThreadTime(session)) - before) / TYPED.join('').length;
}

/** Main thread a key where there is nothing but a field: what no page can go below. */
async function typeInEmptyField(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.setContent('<input>');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await browser.startTracing(page, { categories: TRACED });
  const perKey = await timePerKey(session, () => typeTexts(page.locator('input')));
  await browser.stopTracing();
  await page.close();
  return perKey;
}

function middle(values: readonly number[]): string {
  return percentile(values, 0.5).toFixed(0);
}

function describeFirst(name: string, searches: readonly FirstSearch[]): string {
  const slower = searches.map(({ focus, load }) => focus + MISSING_SLOWDOWN * load);
  return `${name}: ${middle(searches.map(({ focus }) => focus))} ms as seen, ${middle(slower)} ms with a worker ${CPU_SLOWDOWN} times slower (its loading here: ${middle(searches.map(({ load }) => load))} ms of processor)`;
}

function report(
  fromRest: readonly FirstSearch[],
  hydrated: readonly FirstSearch[],
  typing: readonly Typing[],
): string {
  const keys = typing.flatMap((each) => each.keys);
  const answers = typing.flatMap((each) => each.answers);
  const [shown, answered] = [keys, answers].map((times) => percentile(times, 0.95));
  const painted = (shown ?? 0) + MISSING_SLOWDOWN * (answered ?? 0);
  const fetched = percentile(
    hydrated.map(({ bytes }) => bytes),
    0.5,
  );
  return [
    `Bytes fetched for the first search: ${(fetched / 1000).toFixed(1)} kB`,
    describeFirst('First focus to usable, client hydrated', hydrated),
    describeFirst('First focus to usable, static page', fromRest),
    `Key to painted results, of ${keys.length}: p50 ${middle(keys)} ms, p95 ${shown?.toFixed(0)} ms as seen, ${painted.toFixed(0)} ms with a worker ${CPU_SLOWDOWN} times slower (an answer here: p50 ${percentile(answers, 0.5).toFixed(1)} ms, p95 ${answered?.toFixed(1)} ms of processor)`,
    `Main thread per key: ${middle(typing.map((each) => each.mainThreadPerKey))} ms of processor, of which ${middle(typing.map((each) => each.emptyFieldPerKey))} ms for a field on an empty page`,
  ].join('\n');
}

async function measure(base: string, rounds: number): Promise<void> {
  const browser = await launchBrowser();
  try {
    const fromRest: FirstSearch[] = [];
    const hydrated: FirstSearch[] = [];
    const typing: Typing[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const resting = await visitSlowly(browser, base, false);
      fromRest.push(await searchFirst(browser, resting));
      await resting.page.close();
      const ready = await visitSlowly(browser, base, true);
      hydrated.push(await searchFirst(browser, ready));
      typing.push(await typeAll(browser, ready));
      await ready.page.close();
    }
    console.log(report(fromRest, hydrated, typing));
  } finally {
    await browser.close();
  }
}

function engineOf(name: string | undefined): EngineName | undefined {
  if (name === undefined || isEngineName(name)) return name;
  throw new ToolError(`--engine expects ${Object.keys(ENGINES).join(' or ')}, not "${name}".`);
}

void runTool(async () => {
  const { values } = parseArgs({
    options: {
      build: { type: 'string', default: 'build' },
      engine: { type: 'string' },
      rounds: { type: 'string', default: '5' },
    },
  });
  const engine = engineOf(values.engine);
  const folder = mkdtempSync(path.join(tmpdir(), 'search-browser-'));
  try {
    cpSync(path.resolve(values.build), folder, { recursive: true });
    if (engine) await swapEngine(folder, engine);
    await precompress(folder);
    const site = await serveOnFreePort(await createSiteServer(folder));
    await measure(site.url, Number(values.rounds));
    await site.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * `npm run bench:visits`: what a visit and the files of the build cost, beside the last release's, and
 * what grew by more than 5 %. `npm run bench:visits -- --release` keeps the figures as a release's.
 * These are figures to judge, not tests: see README.md.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { pageTypes } from '../../tests/conformance/support/page-types';
import { serveSite } from '../../tests/conformance/support/static-site';
import { runTool } from '../../tools/bootstrap/tool-error.mjs';
import { launchBrowser } from '../../tools/launch-browser';
import { precompress } from '../../tools/precompress';
import { Tab } from '../tab';

const BUILD = path.resolve('build');
const RELEASE = path.join('bench', 'visits', 'release.json');

/** Milliseconds after which nothing more is on its way; no timer of a page waits as long. */
const QUIET = 3_000;

/** By how much a figure may grow before it is told of. */
const ROOM = 1.05;

const INLINE_RULES = /<style>(.*?)<\/style>/gs;

/** What a page runs once its reader does something. */
const SCRIPTS = /data-scripts="([^"]+)"/;

/** Figures by their names, such as `visit: home, bytes`. */
type Figures = Record<string, number>;

function gzipBytes(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Bytes of what the build wrote, gzip. */
function fileFigures(): Figures {
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
  const pages = files.filter((file) => file.startsWith('docs') && file.endsWith('.html')).map(read);
  const rules = (html: string) => [...html.matchAll(INLINE_RULES)].map(([, css]) => css).join('');
  const scripts = new Map<string, number>();
  const scriptBytes = (html: string) =>
    (SCRIPTS.exec(html)?.[1]?.split(' ') ?? []).reduce((sum, address) => {
      const bytes = scripts.get(address) ?? gzipBytes(readFileSync(path.join(BUILD, address)));
      scripts.set(address, bytes);
      return sum + bytes;
    }, 0);
  const matching = (pattern: RegExp) =>
    files
      .filter((file) => pattern.test(file))
      .reduce((sum, file) => sum + gzipBytes(read(file)), 0);
  return {
    'markup of the median page': median(
      pages.map((html) => gzipBytes(html.replace(INLINE_RULES, ''))),
    ),
    'blocking rules of the median page': median(pages.map((html) => gzipBytes(rules(html)))),
    'script that runs by itself': matching(/^assets.js.boot\.[^/]*js$/),
    'script of the page at rest': matching(/^assets.js.pre-hydration\.[^/]*js$/),
    'script after intent, median page': median(pages.map(scriptBytes)),
    'files of the first search': matching(/^search-(docs|index)-[^/]*json$/),
    'texts of the search': matching(/^search-texts-[^/]*json$/),
  };
}

/** What a visit to each type of page costs whose reader touches nothing. */
async function visitFigures(): Promise<Figures> {
  await precompress(BUILD);
  const site = await serveSite(BUILD);
  const browser = await launchBrowser();
  const figures: Figures = {};
  for (const [type, address] of Object.entries(pageTypes)) {
    const tab = await Tab.open(browser, 'phone', 'fast');
    await tab.page.goto(site.url + address);
    await tab.settle(QUIET);
    const { lcp, shift } = await tab.page.evaluate(() => window.benchRecord);
    await tab.page.context().close();
    figures[`visit: ${type}, bytes`] = tab.bytes.all;
    figures[`visit: ${type}, layout shift × 1000`] = Math.round(shift * 1000);
    figures[`visit: ${type}, ms to the largest paint`] = Math.round(lcp);
  }
  await browser.close();
  await site.close();
  return figures;
}

runTool(async () => {
  const { values } = parseArgs({ options: { release: { type: 'boolean' } } });
  const figures = { ...fileFigures(), ...(await visitFigures()) };
  const before: Figures = JSON.parse(readFileSync(RELEASE, 'utf8'));
  for (const [name, figure] of Object.entries(figures)) {
    const last = before[name];
    const grew = last !== undefined && figure > last * ROOM;
    console.log(
      `${name.padEnd(60)} ${String(last ?? '–').padStart(8)} ${String(figure).padStart(8)}${grew ? '  GREW' : ''}`,
    );
  }
  if (values.release) writeFileSync(RELEASE, `${JSON.stringify(figures, null, 2)}\n`);
});

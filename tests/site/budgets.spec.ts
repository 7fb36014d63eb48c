import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { isSheet } from '../../src/site/counter-sheet';
import { clientScriptBytes } from '../../tools/client-scripts';

const BUILD = path.resolve('build');
const STYLE = /<style>([^<]*)<\/style>/g;

/** What may be sent, gzip, in bytes. Where the aim is lower than what holds today, it stands beside. */
const BUDGETS = {
  /** Markup of a documentation page without a drawn screen, the median. */
  typicalPage: 8_000,
  /**
   * Markup of a page with a drawn screen, or with a walk-through that draws it step by step; each code of
   * its messages leads to the page of that, and each field says what to write.
   */
  screenPage: 13_600,
  /** Rules that block the first paint; the aim is 8,400, which some pages with a walk-through pass. */
  blockingCss: 8_800,
  /** Script that runs before the reader does anything. */
  bootScript: 2_048,
  /**
   * Script and styles with which the page answers while its client is on the way, and the colour of the
   * browser's bars, which is here because it does not come before the page has loaded. Marking the
   * contents, closing the menu with «back», naming the colours and fetching the search are 0.6 kB of it.
   */
  restScript: 4_030,
  /** All scripts of a page once the reader does something; the aim, 150 kB, is the median. */
  clientScripts: 180_500,
} as const;

/** The table of who holds each of the 134 permissions, which is what its reader comes for. */
const PERMISSION_MATRIX = path.join(
  'docs/delfin/archivos/configuracion/seguridad/permisos/index.html',
);

interface WeighedPage {
  file: string;
  html: string;
  bytes: number;
}

function weigh(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}

/** Pages of the production build, heaviest first; the rules within are weighed apart. */
function weighedPages(): WeighedPage[] {
  return readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(path.join(BUILD, file), 'utf8');
      return { file, html, bytes: weigh(html.replace(STYLE, '')) };
    })
    .sort((one, other) => other.bytes - one.bytes);
}

function assetBytes(address: string): number {
  return weigh(readFileSync(path.join(BUILD, address)));
}

function addressesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address);
}

function overBudget(
  pages: readonly WeighedPage[],
  budget: number,
  bytesOf = (page: WeighedPage) => page.bytes,
): string[] {
  return pages
    .filter((page) => bytesOf(page) > budget)
    .map((page) => `${page.file}: ${bytesOf(page)} bytes, ${budget} at most`);
}

// Sheets of paper are no pages: tests/site/counter-sheets.spec.ts is about them.
const all = weighedPages().filter(({ file }) => !isSheet(file.split(path.sep).join('/')));
const pages = all.filter(({ file }) => file.startsWith(`docs${path.sep}`));
const withScreen = pages.filter(({ html }) => html.includes(' data-pantalla'));
const plain = pages.filter((page) => !withScreen.includes(page));

test('the markup of a typical page stays within its budget', () => {
  expect(plain.length).toBeGreaterThan(100);
  const median = plain[Math.floor(plain.length / 2)];
  expect(median?.bytes).toBeLessThanOrEqual(BUDGETS.typicalPage);
});

test('the markup of a page with a drawn screen stays within its budget', () => {
  expect(withScreen.length).toBeGreaterThan(200);
  const drawn = withScreen.filter(({ file }) => file !== PERMISSION_MATRIX);
  expect(overBudget(drawn, BUDGETS.screenPage)).toEqual([]);
});

test('the rules that block the first paint stay within their budget', () => {
  const blockingCss = ({ html }: WeighedPage) => {
    const [head = ''] = html.split('</head>');
    expect(addressesIn(head, /<link rel=stylesheet href=([^ >]+)>/g)).toEqual([]);
    return weigh(addressesIn(head, STYLE).join(''));
  };
  expect(all.filter(({ html }) => html.includes('<style>')).length).toBeGreaterThan(400);
  expect(overBudget(all, BUDGETS.blockingCss, blockingCss)).toEqual([]);
});

test('only the boot script runs by itself, and stays within its budget', () => {
  for (const { file, html } of pages) {
    const scripts = addressesIn(html, /<script[^>]* src=([^ >]+)/g);
    expect(scripts, file).toHaveLength(1);
    expect(assetBytes(scripts[0] ?? '')).toBeLessThanOrEqual(BUDGETS.bootScript);
  }
});

test('the script of the static page stays within its budget', () => {
  const [{ html } = { html: '' }] = pages;
  const [address = ''] = addressesIn(html, /data-pre-hydration=([^ >]+)/g);
  expect(assetBytes(address)).toBeLessThanOrEqual(BUDGETS.restScript);
});

test('the scripts that run after a gesture stay within their budget', () => {
  const { byPage } = clientScriptBytes(BUILD);
  const clientScripts = ({ file }: WeighedPage) => byPage.get(file) ?? 0;
  expect(byPage.size).toBe(pages.length);
  expect(overBudget(pages, BUDGETS.clientScripts, clientScripts)).toEqual([]);
});

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { inScratchFolder } from '../../tests/support/scratch-folder';
import { smallManual, smallPages, smallSource } from './fixture';
import { makeManual, pagesOfDestinations, printManual, withNumbers } from './print';

inScratchFolder('manuals');

/** Places by their names, as the pages they stand on. */
type Places = Readonly<Record<string, number>>;

/** A file of six pages with such places. */
async function pdfWith(places: Places): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const pages = [1, 2, 3, 4, 5, 6].map(() => pdf.addPage());
  const dests = Object.entries(places).map(([id, page]) => [
    id,
    [pages[page - 1]?.ref ?? null, 'XYZ', 0, 0, 0],
  ]);
  pdf.catalog.set(PDFName.of('Dests'), pdf.context.obj(Object.fromEntries(dests)));
  return pdf;
}

/** Prints a link to `a` in a browser whose prints put it on these pages, one after the other. */
function print(...prints: Places[]) {
  const page = {
    goto: () => Promise.resolve(),
    close: () => Promise.resolve(),
    pdf: async () => (await pdfWith(prints.shift() ?? {})).save(),
  };
  const browser = { newPage: () => Promise.resolve(page) } as unknown as Browser;
  const html = '<a href="#a">a <span class="pag" data-pag="a"></span></a>';
  return printManual(browser, html, 'draft.html');
}

test('fills in the numbers, and says each page once and in order in a line of the index', () => {
  const place = (id: string) => `<a href="#${id}"><span class="pag" data-pag="${id}"></span></a>`;
  const html = `<li>DLF-1001 <span class="donde">${place('c')}${place('a')}${place('b')}${place('d')}</span></li>`;
  const numbers = { a: 4, b: 4, c: 19, d: 9 };
  const words = withNumbers(html, new Map(Object.entries(numbers))).replace(/<[^>]*>/g, ' ');
  expect(words.trim().split(/\s+/)).toEqual(['DLF-1001', '4', '9', '19']);
});

test('prints again until nothing moves', async () => {
  const pdf = await print({ a: 2 }, { a: 3 }, { a: 3 });
  expect([...pagesOfDestinations(pdf)]).toEqual([['a', 3]]);
});

test('stops when a number leads nowhere, or never settles', async () => {
  await expect(print({ b: 2 })).rejects.toThrow('the link to «a» leads to no page');
  await expect(print({ a: 2 }, { a: 3 }, { a: 2 }, { a: 3 })).rejects.toThrow(
    'did not settle in 4',
  );
});

/** Makes the small manual where an old one stands. */
async function make(pages: Readonly<Record<string, string>>, print: () => Promise<PDFDocument>) {
  mkdirSync('manuales');
  writeFileSync('manuales/caja.pdf', 'the old one');
  return makeManual(smallManual, smallSource(pages), 'manuales', print);
}

test.each([
  ['a broken page', { 'docs/caja': smallPages['docs/caja'] }, () => pdfWith({}), 'has no article'],
  ['a print that fails', smallPages, () => Promise.reject(new Error('gone')), 'gone'],
])('%s leaves the old manual as it was', async (_, pages, printed, message) => {
  await expect(make(pages, printed)).rejects.toThrow(message);
  expect(readFileSync('manuales/caja.pdf', 'utf8')).toBe('the old one');
});

test('a whole manual takes the place of the old one, of the day of its text, and leaves nothing else', async () => {
  const { pages } = await make(smallPages, () => pdfWith({}));
  const pdf = await PDFDocument.load(readFileSync('manuales/caja.pdf'), { updateMetadata: false });
  expect([pages, pdf.getPageCount()]).toEqual([6, 6]);
  expect(pdf.getModificationDate()).toEqual(new Date('2026-03-31T00:00:00Z'));
  expect(readdirSync('manuales')).toEqual(['caja.pdf']);
});

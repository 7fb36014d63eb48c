import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { scratchFolder, smallManual, smallPages, smallSource } from './fixture';
import { makeManual, pagesOfDestinations, printManual, withNumbers } from './print';

/** A file whose destinations stand on these pages. */
async function pdfWith(places: Readonly<Record<string, number>>): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const pages = [1, 2, 3, 4, 5, 6].map(() => pdf.addPage());
  const dests = Object.fromEntries(
    Object.entries(places).map(([id, page]) => [
      id,
      [pages[page - 1]?.ref ?? null, 'XYZ', 0, 0, 0],
    ]),
  );
  pdf.catalog.set(PDFName.of('Dests'), pdf.context.obj(dests));
  return pdf;
}

/** A browser whose prints put `a` on these pages, one after the other; the last one stays. */
function browserOf(prints: readonly Readonly<Record<string, number>>[]): Browser {
  let print = 0;
  const page = {
    goto: () => Promise.resolve(),
    close: () => Promise.resolve(),
    pdf: async () => {
      const places = prints[Math.min(print, prints.length - 1)] ?? {};
      print += 1;
      return (await pdfWith(places)).save();
    },
  };
  return { newPage: () => Promise.resolve(page) } as unknown as Browser;
}

const HTML = '<a href="#a">a <span class="pag" data-pag="a"></span></a>';

function print(prints: readonly Readonly<Record<string, number>>[]) {
  const draft = path.join(scratchFolder(), 'draft.html');
  return printManual(browserOf(prints), HTML, draft);
}

test('fills in the numbers, and says each page once and in order in a line of the index', () => {
  const place = (id: string) => `<a href="#${id}"><span class="pag" data-pag="${id}"></span></a>`;
  const html = `<li>DLF-1001 <span class="donde">${place('c')}${place('a')}${place('b')}${place('d')}</span></li>`;
  const numbers = { a: 4, b: 4, c: 19, d: 9 };
  const words = withNumbers(html, new Map(Object.entries(numbers))).replace(/<[^>]*>/g, ' ');
  expect(words.trim().split(/\s+/)).toEqual(['DLF-1001', '4', '9', '19']);
});

test('prints again until nothing moves', async () => {
  const pdf = await print([{ a: 2 }, { a: 3 }, { a: 3 }]);
  expect([...pagesOfDestinations(pdf)]).toEqual([['a', 3]]);
});

test('stops when a number leads nowhere, or never settles', async () => {
  await expect(print([{ b: 2 }])).rejects.toThrow('the link to «a» leads to no page');
  await expect(print([{ a: 2 }, { a: 3 }, { a: 2 }, { a: 3 }])).rejects.toThrow(
    'did not settle in 4',
  );
});

function outputWithOldManual(): string {
  const output = scratchFolder();
  writeFileSync(path.join(output, 'caja.pdf'), 'the old one');
  return output;
}

async function onePage(): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return pdf;
}

test.each([
  ['a broken page', { 'docs/caja': smallPages['docs/caja'] }, onePage, 'has no article'],
  ['a print that fails', smallPages, () => Promise.reject(new Error('gone')), 'gone'],
])('%s leaves the old manual as it was', async (_, pages, print, message) => {
  const output = outputWithOldManual();
  const source = smallSource(pages);
  await expect(makeManual(smallManual, { source, output, print })).rejects.toThrow(message);
  expect(readFileSync(path.join(output, 'caja.pdf'), 'utf8')).toBe('the old one');
});

test('a whole manual takes the place of the old one, of the day of its text, and leaves nothing else', async () => {
  const output = outputWithOldManual();
  const made = await makeManual(smallManual, {
    source: smallSource(),
    output,
    print: onePage,
  });
  const bytes = readFileSync(path.join(output, 'caja.pdf'));
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(made).toEqual({ pages: 1, bytes: bytes.length });
  expect(pdf.getModificationDate()).toEqual(new Date('2026-03-31T00:00:00Z'));
  expect(readdirSync(output)).toEqual(['caja.pdf']);
});

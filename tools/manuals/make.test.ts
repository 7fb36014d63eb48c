import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { scratchFolder, smallManual, smallPages, smallSource } from './fixture';
import { makeManual } from './make';

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
  ['a broken page', { ...smallPages, 'docs/caja': '<h1> </h1>' }, onePage, 'is empty'],
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

import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { tagFaults } from './pdf-tags';

/** A file with these elements in its tags. */
async function tagged(elements: readonly object[]): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const { context, catalog } = pdf;
  catalog.set(PDFName.of('Lang'), PDFString.of('es'));
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  const document = context.register(context.obj({ S: 'Document', K: [...elements] as never }));
  catalog.set(PDFName.of('StructTreeRoot'), context.obj({ K: document }));
  return pdf;
}

test('wants a language and tags', async () => {
  expect(tagFaults(await PDFDocument.create(), 1)).toEqual([
    'its language is «» instead of «es»',
    'it does not say that it has tags',
    'it has 0 headings in its tags, and 1 in its outline',
  ]);
  expect(tagFaults(await tagged([]), 0)).toEqual([]);
});

test('wants the headings, the heads of tables and words for what is drawn', async () => {
  const sound = [
    ...[{ S: 'H1' }, { S: 'Div', K: [{ S: 'H2' }] }],
    { S: 'Table', K: [{ S: 'THead', K: [{ S: 'TR', K: [{ S: 'TH' }] }] }] },
    { S: 'Figure', Alt: PDFString.of('La caja') },
  ];
  expect(tagFaults(await tagged(sound), 2)).toEqual([]);
  const lacking = [{ S: 'H1' }, { S: 'Table', K: [{ S: 'TR' }] }, { S: 'Figure' }];
  expect(tagFaults(await tagged(lacking), 2)).toEqual([
    'it has 1 headings in its tags, and 2 in its outline',
    '1 tables have no head in its tags',
    '1 figures say nothing to who does not see them',
  ]);
});

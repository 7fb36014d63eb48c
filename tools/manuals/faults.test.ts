import { PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import {
  blankPages,
  deadLinks,
  languageFaults,
  looseFonts,
  outlineFaults,
  outlineTitles,
} from './faults';
import { smallManual } from './fixture';

test('reads an outline in its order, and tells the page that is out of it', async () => {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const line = (title: string, more = {}) =>
    context.register(context.obj({ Title: PDFHexString.fromText(title), ...more }));
  const second = line('Glosario');
  const first = line('1 Caja', {
    First: line('1.a Uno', { Next: line('1.1 Abrir la caja') }),
    Next: second,
  });
  pdf.catalog.set(PDFName.of('Outlines'), context.obj({ First: first }));
  const titles = outlineTitles(pdf);
  expect(titles).toEqual(['1 Caja', '1.a Uno', '1.1 Abrir la caja', 'Glosario']);
  expect(outlineFaults(titles, smallManual)).toEqual([]);
  expect(outlineFaults([...titles, '1.2 Otra'], smallManual)).toHaveLength(1);
  expect(outlineFaults(titles.slice(0, 2), smallManual)).toEqual([
    'line 2 of the pages in the outline is «nothing»; the sidebar has «1.1 Abrir la caja» there',
  ]);
});

test('tells the link that leads nowhere', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const link = (id: string) => pdf.context.obj({ Subtype: 'Link', Dest: id });
  page.node.set(PDFName.of('Annots'), pdf.context.obj([link('a'), link('b')]));
  pdf.catalog.set(PDFName.of('Dests'), pdf.context.obj({ a: [page.ref, 'XYZ', 0, 0, 0] }));
  expect(deadLinks(pdf)).toEqual(['a link of page 1 leads to «b», which is on no page']);
});

test('wants a language and tags', async () => {
  const pdf = await PDFDocument.create();
  expect(languageFaults(pdf)).toHaveLength(2);
  pdf.catalog.set(PDFName.of('Lang'), PDFString.of('es'));
  pdf.catalog.set(PDFName.of('StructTreeRoot'), pdf.context.obj({ K: [] }));
  expect(languageFaults(pdf)).toEqual([]);
});

test('tells the font that is not in the file', () => {
  const report = [
    'name                 type         encoding   emb sub uni object ID',
    '-------------------- ------------ ---------- --- --- --- ---------',
    'AAAAAA+LiberationSans CID TrueType Identity-H yes yes yes 4 0',
    'Arial                 TrueType     WinAnsi    no  no  no  9 0',
    '',
  ];
  expect(looseFonts(report.join('\n'))).toEqual(['its font Arial is not in the file']);
});

test('a page with a head and a number only is blank', () => {
  expect(blankPages('Manual  Uno\n\nTexto.\n\n  3\n\fManual  Uno\n\n  4\n\f')).toEqual([
    'page 2 is blank',
  ]);
});

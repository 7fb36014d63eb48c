import { PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { deadLinks, outlineLines } from './pdf-links';

test('reads an outline in its order, and tells which lines lead to a page', async () => {
  const pdf = await PDFDocument.create();
  const { ref } = pdf.addPage();
  const { context } = pdf;
  const line = (title: string, more = {}) =>
    context.register(context.obj({ Title: PDFHexString.fromText(title), ...more }));
  const second = line('Glosario', { Dest: [context.nextRef(), 'XYZ', 0, 0, 0] });
  const first = line('1 Caja', {
    Dest: [ref, 'XYZ', 0, 0, 0],
    First: line('1.a Uno', {
      A: { S: 'GoTo', D: [ref, 'XYZ', 0, 0, 0] },
      Next: line('1.1 Abrir la caja'),
    }),
    Next: second,
  });
  pdf.catalog.set(PDFName.of('Outlines'), context.obj({ First: first }));
  expect(outlineLines(pdf)).toEqual([
    { title: '1 Caja', lands: true },
    { title: '1.a Uno', lands: true },
    { title: '1.1 Abrir la caja', lands: false },
    { title: 'Glosario', lands: false },
  ]);
});

test('tells the link that leads nowhere, to a file, or out of the manual to what it has', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const { context } = pdf;
  const link = (what: object) => context.obj({ Subtype: 'Link', ...what });
  const to = (address: string) => link({ A: { S: 'URI', URI: PDFString.of(address) } });
  const links = [
    ...[link({ Dest: 'a' }), link({ Dest: 'b' }), link({ A: { S: 'GoTo', D: 'c' } })],
    ...[to('https://example.com/'), to('https://example.com/caja'), to('file:///tmp/caja.html')],
    ...[link({}), link({ Dest: [page.ref, 'XYZ', 0, 0, 0] })],
  ];
  page.node.set(PDFName.of('Annots'), context.obj(links));
  pdf.catalog.set(PDFName.of('Dests'), context.obj({ a: [page.ref, 'XYZ', 0, 0, 0] }));
  expect(deadLinks(pdf, (address) => address.endsWith('/caja'))).toEqual([
    'a link of page 1 leads to «b», which is on no page',
    'a link of page 1 leads to «c», which is on no page',
    'a link of page 1 leads to https://example.com/caja instead of the page of the manual',
    'a link of page 1 leads to file:///tmp/caja.html, which no reader has',
    'a link of page 1 leads to a place, which is on no page',
  ]);
});

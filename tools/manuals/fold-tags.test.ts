import { PDFDict, PDFDocument, PDFName, type PDFRef, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { foldTags } from './fold-tags';

/** Document > L > LI > (Lbl, NonStruct > NonStruct 1 and Strong > NonStruct 2), as Chromium writes it. */
async function taggedPdf() {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const page = pdf.addPage().ref;
  const element = (kind: string, parent: PDFRef | null) =>
    context.obj({ Type: 'StructElem', S: kind, ...(parent ? { P: parent } : {}) });
  const add = (kind: string, parent: PDFRef | null, text?: number) => {
    const dict = element(kind, parent);
    if (text !== undefined) {
      dict.set(PDFName.of('K'), context.obj(text));
      dict.set(PDFName.of('Pg'), page);
    }
    const ref = context.register(dict);
    return ref;
  };
  const hold = (parent: PDFRef, ...kids: PDFRef[]) =>
    context.lookup(parent, PDFDict).set(PDFName.of('K'), context.obj(kids));
  const document = add('Document', null);
  const list = add('L', document);
  const item = add('LI', list);
  const mark = add('Lbl', item, 0);
  const box = add('NonStruct', item);
  const run = add('NonStruct', box, 1);
  const strong = add('Strong', box);
  const bold = add('NonStruct', strong, 2);
  hold(document, list);
  hold(list, item);
  hold(item, mark, box);
  hold(box, run, strong);
  hold(strong, bold);
  const parents = context.obj([mark, run, bold]);
  const root = context.obj({
    Type: 'StructTreeRoot',
    K: document,
    ParentTree: context.obj({ Nums: [0, parents] }),
  });
  pdf.catalog.set(PDFName.of('StructTreeRoot'), context.register(root));
  return { pdf, item, strong, parents };
}

const kindAt = (pdf: PDFDocument, ref: unknown) =>
  String(pdf.context.lookup(ref as PDFRef, PDFDict).get(PDFName.of('S')));

test('folds the elements that say nothing, and gives the item of a list its body', async () => {
  const { pdf, item } = await taggedPdf();
  expect(foldTags(pdf)).toBe(3);
  const kids = pdf.context.lookup(item, PDFDict).lookup(PDFName.of('K'));
  const kinds = String(kids).match(/\d+ 0 R/g);
  expect(kinds).toHaveLength(2);
  const all = pdf.context.enumerateIndirectObjects().map(([, object]) => String(object));
  expect(all.filter((text) => text.includes('/S /NonStruct'))).toEqual([]);
  expect(all.filter((text) => text.includes('/S /LBody'))).toHaveLength(1);
});

test('the text of what went belongs to what is around it', async () => {
  const { pdf, strong, parents } = await taggedPdf();
  foldTags(pdf);
  expect(parents.asArray().map((ref) => kindAt(pdf, ref))).toEqual(['/Lbl', '/LBody', '/Strong']);
  expect(String(pdf.context.lookup(strong, PDFDict).get(PDFName.of('K')))).toBe('2');
});

test('what holds a drawing that says what it shows is no figure itself', async () => {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const drawing = context.register(
    context.obj({ S: 'Figure', Alt: PDFString.of('Dibujo de Ventas') }),
  );
  const caption = context.register(context.obj({ S: 'Caption' }));
  const holder = context.register(context.obj({ S: 'Figure', K: [drawing, caption] }));
  const alone = context.register(context.obj({ S: 'Figure', K: [caption] }));
  const document = context.register(context.obj({ S: 'Document', K: [holder, alone] }));
  pdf.catalog.set(PDFName.of('StructTreeRoot'), context.obj({ K: document }));
  foldTags(pdf);
  expect([holder, drawing, alone].map((ref) => kindAt(pdf, ref))).toEqual([
    ...['/Div', '/Figure', '/Figure'],
  ]);
});

import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFString,
} from 'pdf-lib';

const A = PDFName.of('A');
const D = PDFName.of('D');
const DEST = PDFName.of('Dest');

/** What a string of a PDF says; nothing for anything else. */
export function decoded(value: unknown): string {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
}

/** What a link or a line of the outline leads to: a place of the file, or an address. */
function targetOf(item: PDFDict): { place?: PDFObject; address?: string } {
  const action = item.lookupMaybe(A, PDFDict);
  const address = decoded(action?.lookup(PDFName.of('URI')));
  if (address !== '') return { address };
  return { place: item.lookup(DEST) ?? action?.lookup(D) };
}

/** Tells whether a destination, by its name or by its page, is on a page of the file. */
function landing(pdf: PDFDocument): (place: PDFObject | undefined) => boolean {
  const pages = new Set(pdf.getPages().map(({ ref }) => ref));
  const named = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  return (place) => {
    const found = place instanceof PDFName ? named?.lookup(place) : place;
    const page = found instanceof PDFArray ? found.get(0) : undefined;
    return page instanceof PDFRef && pages.has(page);
  };
}

/** The lines of the outline in the order they stand, and whether each leads to a page of the file. */
export function outlineLines(pdf: PDFDocument): { title: string; lands: boolean }[] {
  const lands = landing(pdf);
  const lines: { title: string; lands: boolean }[] = [];
  const walk = (parent: PDFDict | undefined) => {
    let item = parent?.lookupMaybe(PDFName.of('First'), PDFDict);
    while (item) {
      const title = decoded(item.lookup(PDFName.of('Title')));
      lines.push({ title, lands: lands(targetOf(item).place) });
      walk(item);
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
    }
  };
  walk(pdf.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict));
  return lines;
}

/**
 * The links that lead to no page of the file, or out of it to what it has itself.
 *
 * @param isInside whether an address is one of the pages of the manual, or of its glossary
 */
export function deadLinks(pdf: PDFDocument, isInside: (address: string) => boolean): string[] {
  const lands = landing(pdf);
  return pdf.getPages().flatMap((page, at) =>
    (page.node.Annots()?.asArray() ?? []).flatMap((ref) => {
      const link = pdf.context.lookupMaybe(ref, PDFDict);
      if (!link || String(link.get(PDFName.of('Subtype'))) !== '/Link') return [];
      const { place, address } = targetOf(link);
      const where = `a link of page ${at + 1}`;
      if (address === undefined) {
        const name = place instanceof PDFName ? `«${place.decodeText()}»` : 'a place';
        return lands(place) ? [] : [`${where} leads to ${name}, which is on no page`];
      }
      if (!/^(https?|mailto|tel):/.test(address))
        return [`${where} leads to ${address}, which no reader has`];
      return isInside(address)
        ? [`${where} leads to ${address} instead of the page of the manual`]
        : [];
    }),
  );
}

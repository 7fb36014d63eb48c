import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
} from 'pdf-lib';
import type { Manual } from './manual';

function decoded(value: unknown): string {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
}

/** The lines of the outline, in the order they stand. */
export function outlineTitles(pdf: PDFDocument): string[] {
  const titles: string[] = [];
  const walk = (parent: PDFDict | undefined) => {
    let item = parent?.lookupMaybe(PDFName.of('First'), PDFDict);
    while (item) {
      titles.push(decoded(item.lookup(PDFName.of('Title'))));
      walk(item);
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
    }
  };
  walk(pdf.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict));
  return titles;
}

/** The pages of the manual that its outline lacks or has elsewhere. */
export function outlineFaults(titles: readonly string[], manual: Manual): string[] {
  // A section of a page has a letter in its number; a page has figures only.
  const pages = titles.filter((title) => /^\d+(\.\d+)* /.test(title));
  const expected = manual.pages.map(({ number, route }) => `${number} ${route.title}`);
  const place = expected.findIndex((title, at) => pages[at] !== title);
  if (place === -1 && pages.length === expected.length) return [];
  const at = place === -1 ? expected.length : place;
  return [
    `line ${at + 1} of the pages in the outline is «${pages[at] ?? 'nothing'}»; the sidebar has «${expected[at] ?? 'nothing'}» there`,
  ];
}

/** The links that lead to no page of the file. */
export function deadLinks(pdf: PDFDocument): string[] {
  const pages = new Set(pdf.getPages().map(({ ref }) => ref));
  const dests = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  const lands = (name: PDFName) => {
    const place = dests?.lookupMaybe(name, PDFArray)?.get(0);
    return place instanceof PDFRef && pages.has(place);
  };
  return pdf.getPages().flatMap((page, at) =>
    (page.node.Annots()?.asArray() ?? []).flatMap((ref) => {
      const dest = pdf.context.lookupMaybe(ref, PDFDict)?.lookup(PDFName.of('Dest'));
      if (!(dest instanceof PDFName) || lands(dest)) return [];
      return [`a link of page ${at + 1} leads to «${dest.decodeText()}», which is on no page`];
    }),
  );
}

/** Whether a screen reader knows the language and the parts of the text. */
export function languageFaults(pdf: PDFDocument): string[] {
  const faults: string[] = [];
  const language = decoded(pdf.catalog.lookup(PDFName.of('Lang')));
  if (language !== 'es') faults.push(`its language is «${language}» instead of «es»`);
  const root = pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  if (!root?.get(PDFName.of('K'))) faults.push('it has no tags');
  return faults;
}

/** @param report what pdffonts prints: two lines of head, then a font a line */
export function looseFonts(report: string): string[] {
  return report
    .split('\n')
    .slice(2)
    .flatMap((line) => {
      const [, name, embedded] =
        /^(\S+) .*? (yes|no) +(?:yes|no) +(?:yes|no) +\d+ +\d+$/.exec(line) ?? [];
      return embedded === 'no' ? [`its font ${name} is not in the file`] : [];
    });
}

/** @param text what pdftotext prints: pages end in a form feed; a head and a number are no text */
export function blankPages(text: string): string[] {
  return text
    .split('\f')
    .slice(0, -1)
    .flatMap((page, at) => {
      const lines = page.split('\n').filter((line) => line.trim() !== '');
      return lines.length > 2 ? [] : [`page ${at + 1} is blank`];
    });
}

import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFRef } from 'pdf-lib';
import { decoded } from './pdf-links';

/** An element of the tags: what it is, and what is in it. */
interface Tag {
  kind: string;
  element: PDFDict;
  inside: Tag[];
}

function tagsIn(parent: PDFDict, pdf: PDFDocument): Tag[] {
  const kids = parent.lookup(PDFName.of('K'));
  const items = kids instanceof PDFArray ? kids.asArray() : [parent.get(PDFName.of('K'))];
  return items.flatMap((item) => {
    const element = item instanceof PDFRef ? pdf.context.lookup(item) : item;
    if (!(element instanceof PDFDict)) return [];
    const kind = element.get(PDFName.of('S'));
    if (!(kind instanceof PDFName)) return [];
    return [{ kind: kind.decodeText(), element, inside: tagsIn(element, pdf) }];
  });
}

function* everyTag(tags: readonly Tag[]): Generator<Tag> {
  for (const tag of tags) {
    yield tag;
    yield* everyTag(tag.inside);
  }
}

/**
 * What a screen reader would miss: the language, the headings of the pages, the heads of tables, what figures show.
 *
 * @param headings that the manual has at least
 */
export function tagFaults(pdf: PDFDocument, headings: number): string[] {
  const faults: string[] = [];
  const language = decoded(pdf.catalog.lookup(PDFName.of('Lang')));
  if (language !== 'es') faults.push(`its language is «${language}» instead of «es»`);
  const marked = pdf.catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  if (String(marked?.get(PDFName.of('Marked'))) !== 'true')
    faults.push('it does not say that it has tags');
  const root = pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  const tags = root ? [...everyTag(tagsIn(root, pdf))] : [];
  const found = tags.filter(({ kind }) => /^H[1-6]$/.test(kind)).length;
  if (found < headings)
    faults.push(`it has ${found} headings in its tags, and ${headings} in its outline`);
  const isHeadless = ({ inside }: Tag) => ![...everyTag(inside)].some(({ kind }) => kind === 'TH');
  const headless = tags.filter((tag) => tag.kind === 'Table' && isHeadless(tag)).length;
  if (headless > 0) faults.push(`${headless} tables have no head in its tags`);
  const silent = tags.filter(
    ({ kind, element }) =>
      kind === 'Figure' && decoded(element.lookup(PDFName.of('Alt'))).trim() === '',
  ).length;
  if (silent > 0) faults.push(`${silent} figures say nothing to who does not see them`);
  return faults;
}

import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PDFDocument, PDFStreamWriter } from 'pdf-lib';
import { manualDocument, type Source } from './document';
import type { Manual } from './manual';

/** In fifties, as pdf-lib packs objects by itself, they take more. */
const OBJECTS_A_STREAM = 1000;

/** What stands between the text of a manual and its file. */
export interface Making {
  source: Source;
  /** Folder of the finished manuals. */
  output: string;
  /** Prints a document; `draft` is a file to print it from. */
  print: (html: string, draft: string) => Promise<PDFDocument>;
}

/**
 * Makes the file of a manual. The old one stays until the new one is whole: whatever is broken
 * leaves it as it was.
 */
export async function makeManual(
  manual: Manual,
  { source, output, print }: Making,
): Promise<{ pages: number; bytes: number }> {
  const html = manualDocument(manual, source);
  await mkdir(output, { recursive: true });
  const draft = path.join(output, `.${manual.key}.html`);
  const pdf = await print(html, draft);
  // Of the day of its text, so that the same text gives the same file.
  pdf.setCreationDate(new Date(`${source.day}T00:00:00Z`));
  pdf.setModificationDate(new Date(`${source.day}T00:00:00Z`));
  const bytes = await PDFStreamWriter.forContext(
    pdf.context,
    Number.POSITIVE_INFINITY,
    true,
    OBJECTS_A_STREAM,
  ).serializeToBuffer();
  const file = path.join(output, `${manual.key}.pdf`);
  await writeFile(`${file}.new`, bytes);
  await rename(`${file}.new`, file);
  await rm(draft, { force: true });
  return { pages: pdf.getPageCount(), bytes: bytes.length };
}

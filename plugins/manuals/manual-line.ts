import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { formatDay, formatNumber } from '../../src/rendering/markdown/format';
import { element, fileLink, text } from '../../src/rendering/markdown/nodes';
import { MANUAL_LINE, manualFile } from '../../src/site/manuals';

/** What a reader wants to know of a file before it is fetched over a slow line. */
async function sizeAndDay(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`${file} is not there; run npm run manuals without MANUALES=1 first`);
  });
  // Only this takes it, and most builds offer no manuals.
  const { PDFDocument } = await import('pdf-lib');
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const day = pdf.getModificationDate()?.toISOString().slice(0, 10);
  if (!day) throw new Error(`${file} does not say of what day it is; make it with npm run manuals`);
  return (
    `${pdf.getPageCount()}\u00a0páginas, ${formatNumber(bytes.length / 1e6, 1)}\u00a0MB, ` +
    `con los textos del ${formatDay(day)}`
  );
}

/** What leads to a manual. */
export interface ManualOffer {
  /** Folder of the project, in whose `manuales/` it stands. */
  siteDir: string;
  /** Key of the manual: `delfin`, `rol-cajero`. */
  key: string;
  /** What stands before the link, and the words of the link. */
  before: string;
  label: string;
}

/**
 * The line of a page that leads to a manual, with its size and the day of its text.
 * @throws Error when the manual was not made, or does not say of what day it is
 */
export async function manualLine(offer: ManualOffer): Promise<RootContent> {
  const file = manualFile(offer.key);
  return element('p', { className: [MANUAL_LINE] }, [
    text(offer.before),
    fileLink(file, offer.label),
    text(`: ${await sizeAndDay(path.join(offer.siteDir, file))}.`),
  ]);
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from 'pdf-lib';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { manualDocument, type Source } from './document';
import type { Manual } from './manual';

const PRINTS_AT_MOST = 4;
const PLACE = /<span class="pag" data-pag="([^"]+)"><\/span>/g;

/** The page of each destination that something of the file leads to. */
export function pagesOfDestinations(pdf: PDFDocument): Map<string, number> {
  const numbers = new Map<PDFRef, number>(pdf.getPages().map(({ ref }, place) => [ref, place + 1]));
  const dests = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  return new Map(
    (dests?.entries() ?? []).flatMap(([name, value]) => {
      const place = pdf.context.lookupMaybe(value, PDFArray)?.get(0);
      const number = place instanceof PDFRef ? numbers.get(place) : undefined;
      return number === undefined ? [] : [[name.decodeText(), number]];
    }),
  );
}

/** Fills in the page numbers; a line of the index says its pages in their order, and none twice. */
export function withNumbers(html: string, numbers: ReadonlyMap<string, number>): string {
  const filled = html.replace(
    PLACE,
    (_, id) => `<span class="pag">${numbers.get(id) ?? '000'}</span>`,
  );
  return filled.replace(/<span class="donde">(.*?)<\/span><\/li>/g, (_, links: string) => {
    const numbered = (links.match(/<a .*?<\/a>/g) ?? []).map((link) => ({
      link,
      number: link.replace(/<[^>]*>/g, ''),
    }));
    const kept = numbered.filter(
      ({ number }, at) =>
        number === '000' || numbered.findIndex((other) => other.number === number) === at,
    );
    kept.sort((one, other) => Number(one.number) - Number(other.number));
    return `<span class="donde">${kept.map(({ link }) => link).join('')}</span></li>`;
  });
}

/**
 * Prints a manual until the page numbers that it says are those of its pages: the first print tells
 * where everything stands, the next says so, and nothing may have moved meanwhile.
 *
 * @param html its document; `draft` a file to print it from
 * @throws {ToolError} when the numbers do not settle, or one leads nowhere
 */
export async function printManual(
  browser: Browser,
  html: string,
  draft: string,
): Promise<PDFDocument> {
  let numbers: ReadonlyMap<string, number> = new Map();
  for (let print = 1; print <= PRINTS_AT_MOST; print += 1) {
    await writeFile(draft, withNumbers(html, numbers));
    const page = await browser.newPage();
    await page.goto(pathToFileURL(draft).href, { timeout: 120_000 });
    const bytes = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    await page.close();
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    const found = pagesOfDestinations(pdf);
    if (print === 1) {
      const lost = [...html.matchAll(PLACE)].find(([, id]) => !found.has(id ?? ''));
      if (lost)
        throw new ToolError(`${draft}: the link to «${lost[1]}» leads to no page of the manual.`);
    } else if ([...numbers].every(([id, number]) => (found.get(id) ?? number) === number)) {
      return pdf;
    }
    numbers = new Map([...numbers, ...found]);
  }
  throw new ToolError(
    `${draft}: the page numbers did not settle in ${PRINTS_AT_MOST} prints; a number moves the text it stands in.`,
  );
}

/**
 * Makes the file of a manual. The old one stays until the new one is whole: whatever is broken
 * leaves it as it was.
 *
 * @param output folder of the finished manuals
 * @param print prints a document; `draft` is a file to print it from
 */
export async function makeManual(
  manual: Manual,
  source: Source,
  output: string,
  print: (html: string, draft: string) => Promise<PDFDocument>,
) {
  const html = manualDocument(manual, source);
  await mkdir(output, { recursive: true });
  const draft = path.join(output, `.${manual.key}.html`);
  const pdf = await print(html, draft);
  // Of the day of its text, so that the same text gives the same file.
  pdf.setCreationDate(new Date(`${source.day}T00:00:00Z`));
  pdf.setModificationDate(new Date(`${source.day}T00:00:00Z`));
  const bytes = await pdf.save({ updateFieldAppearances: false });
  await writeFile(path.join(output, `${manual.key}.pdf`), bytes);
  await rm(draft, { force: true });
  return { pages: pdf.getPageCount(), bytes: bytes.length };
}

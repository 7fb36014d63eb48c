/**
 * `npm run manuals`, or `npm run manuals -- sinco rol-cajero`: a PDF for each product and each role,
 * from the production build in `build/` into `manuales/`.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PDFStreamWriter } from 'pdf-lib';
import { readPageDates } from '../../plugins/reading-aids/page-dates';
import { siteFacts } from '../../src/facts/site-facts';
import { fileOfRoute } from '../../src/rendering/doc-file';
import { formatDay } from '../../src/rendering/markdown/format';
import { site } from '../../src/site/constants';
import { runTool, ToolError } from '../bootstrap/tool-error.mjs';
import { launchBrowser } from '../launch-browser';
import { seconds } from '../seconds';
import { manualDocument } from './document';
import { foldTags } from './fold-tags';
import { allManuals } from './manual';
import { printManual } from './print';

const OBJECTS_A_STREAM = 1000;
const OUTPUT = path.resolve('manuales');

runTool(async () => {
  const facts = siteFacts();
  const names = process.argv.slice(2);
  const manuals = allManuals(facts);
  const unknown = names.filter((name) => !manuals.some(({ key }) => key === name));
  if (unknown.length > 0) {
    throw new ToolError(
      `There is no manual called ${unknown.join(', ')}; use some of: ${manuals.map(({ key }) => key).join(', ')}.`,
    );
  }
  const docsDir = path.resolve('docs');
  const dates = readPageDates(docsDir);
  await mkdir(OUTPUT, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const manual of manuals) {
      if (names.length > 0 && !names.includes(manual.key)) continue;
      const started = performance.now();
      const days = manual.pages.flatMap(
        ({ route }) => dates.get(fileOfRoute(route, docsDir)) ?? [],
      );
      const day = days.sort().at(-1);
      if (!day)
        throw new ToolError(`${manual.key}: git knows the day of none of its pages; commit them.`);
      const html = manualDocument(manual, {
        facts,
        outDir: path.resolve('build'),
        siteUrl: site.url,
        day,
        writtenDay: formatDay(day),
      });
      const draft = path.join(OUTPUT, `.${manual.key}.html`);
      const pdf = await printManual(browser, html, draft);
      // Of the day of its text, so that the same text gives the same file.
      pdf.setCreationDate(new Date(`${day}T00:00:00Z`));
      pdf.setModificationDate(new Date(`${day}T00:00:00Z`));
      pdf.setCreator(site.title);
      foldTags(pdf);
      // Objects that stand together are packed together: in fifties, as they come, a tenth more.
      const bytes = await PDFStreamWriter.forContext(
        pdf.context,
        Number.POSITIVE_INFINITY,
        true,
        OBJECTS_A_STREAM,
      ).serializeToBuffer();
      // The old manual stays until the new one is whole.
      const file = path.join(OUTPUT, `${manual.key}.pdf`);
      await writeFile(`${file}.new`, bytes);
      await rename(`${file}.new`, file);
      await rm(draft);
      console.log(
        `${manual.key}: ${pdf.getPageCount()} pages, ${(bytes.length / 1e6).toFixed(1)} MB, ` +
          seconds(performance.now() - started),
      );
    }
  } finally {
    await browser.close();
  }
});

/**
 * `npm run check:manuals`, or `npm run check:manuals -- sinco`: holds the finished manuals in
 * `manuales/` to what a reader needs of them. Takes qpdf and poppler-utils; not part of `npm test`,
 * because the manuals are made only where they are published.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from 'pdf-lib';
import { siteFacts } from '../../src/facts/site-facts';
import { site } from '../../src/site/constants';
import { runTool, ToolError } from '../bootstrap/tool-error.mjs';
import { blankPages, looseFonts, outlineFaults, pageCountFaults, sizeFaults } from './faults';
import { allManuals, type Manual } from './manual';
import pageCounts from './page-counts.json';
import { halfBlankFaults, halfBlankPages, marginFaults, pagesOf, sheetFaults } from './page-room';
import { deadLinks, outlineLines } from './pdf-links';
import { tagFaults } from './pdf-tags';

const execute = promisify(execFile);
const FOLDER = path.resolve('manuales');

async function outputOf(program: string, args: string[]): Promise<string> {
  try {
    const { stdout } = await execute(program, args, { maxBuffer: 512 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new ToolError(
        `${program} is not installed, which check:manuals reads the manuals with.\n` +
          'Install it (apt-get install qpdf poppler-utils), then run npm run check:manuals again.',
      );
    }
    throw error;
  }
}

/** Whether an address of the site is of a page that the manual has itself, or of a term. */
function insideOf({ pages }: Manual): (address: string) => boolean {
  const home = site.url + site.baseUrl.replace(/\/$/, '');
  const own = new Set(pages.map(({ route }) => home + route.url.replace(/\/$/, '')));
  return (address) => {
    const [page = '', hash] = address.split('#');
    const isTerm = hash !== undefined && page.replace(/\/$/, '') === `${home}/glosario`;
    return isTerm || own.has(page.replace(/\/$/, ''));
  };
}

async function faultsOf(manual: Manual): Promise<string[]> {
  const file = path.join(FOLDER, `${manual.key}.pdf`);
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch {
    throw new ToolError(
      `${file} is missing.\nRun npm run manuals -- ${manual.key}, then check again.`,
    );
  }
  const whole = await outputOf('qpdf', ['--check', file]).then(
    () => [],
    (error: unknown) => {
      if (error instanceof ToolError) throw error;
      return [`qpdf finds it broken: ${String(error)}`];
    },
  );
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const lines = outlineLines(pdf);
  const pages = pagesOf(await outputOf('pdftotext', ['-bbox', file, '-']));
  const empty = halfBlankPages(pages);
  console.log(`${manual.key}: ${empty.length} pages end above their middle: ${empty.join(', ')}`);
  return [
    ...whole,
    ...tagFaults(pdf, lines.length),
    ...outlineFaults(lines, manual),
    ...pageCountFaults(pdf.getPageCount(), manual.key, pageCounts),
    ...sizeFaults(bytes.length, manual.key),
    ...deadLinks(pdf, insideOf(manual)),
    ...sheetFaults(pages),
    ...marginFaults(pages),
    ...halfBlankFaults(pages),
    ...looseFonts(await outputOf('pdffonts', [file])),
    ...blankPages(await outputOf('pdftotext', ['-layout', file, '-'])),
  ];
}

runTool(async () => {
  const names = process.argv.slice(2);
  const manuals = allManuals(siteFacts()).filter(
    ({ key }) => names.length === 0 || names.includes(key),
  );
  const faults: string[] = [];
  for (const manual of manuals) {
    const found = await faultsOf(manual);
    console.log(`${manual.key}: ${found.length === 0 ? 'sound' : `${found.length} faults`}`);
    faults.push(...found.map((fault) => `manuales/${manual.key}.pdf: ${fault}`));
  }
  if (manuals.length === 0) throw new ToolError(`There is no manual called ${names.join(', ')}.`);
  if (faults.length > 0) throw new ToolError(faults.join('\n'));
});

/**
 * `npm run manuals`, or `npm run manuals -- sinco rol-cajero`: a PDF for each product and each role,
 * from the production build in `build/` into `manuales/`. That is made first where it is not of the present
 * sources: a manual says what the site says.
 */
import path from 'node:path';
import { siteFacts } from '../../src/facts/site-facts';
import { fileOfRoute } from '../../src/rendering/doc-file';
import { formatDay } from '../../src/rendering/markdown/format';
import { site } from '../../src/site/constants';
import { dayOfChange, fileHistory } from '../../src/site/file-history';
import { manualSources, stampManual } from '../../src/site/manual-sources';
import { runTool, ToolError } from '../bootstrap/tool-error.mjs';
import { buildSite } from '../build-site';
import { launchBrowser } from '../launch-browser';
import { allManuals } from './manual';
import { makeManual, printManual } from './print';

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
  const sources = await manualSources(process.cwd());
  await buildSite();
  const docsDir = path.resolve('docs');
  fileHistory.initialize({ siteDir: process.cwd() });
  const from = { facts, outDir: path.resolve('build'), siteUrl: site.url, baseUrl: site.baseUrl };
  const browser = await launchBrowser();
  try {
    for (const manual of manuals) {
      if (names.length > 0 && !names.includes(manual.key)) continue;
      const started = performance.now();
      const days = await Promise.all(
        manual.pages.map(({ route }) => dayOfChange(fileOfRoute(route, docsDir))),
      );
      const day = days
        .flatMap((known) => known ?? [])
        .sort()
        .at(-1);
      if (!day)
        throw new ToolError(`${manual.key}: git knows the day of none of its pages; commit them.`);
      const { pages, bytes } = await makeManual(
        manual,
        { ...from, day, writtenDay: formatDay(day) },
        OUTPUT,
        (html, draft) => printManual(browser, html, draft),
      );
      await stampManual(process.cwd(), manual.key, { sources, pages, bytes, day });
      console.log(
        `${manual.key}: ${pages} pages, ${(bytes / 1e6).toFixed(1)} MB, ` +
          `${Math.round((performance.now() - started) / 1000)} s`,
      );
    }
  } finally {
    await browser.close();
  }
});

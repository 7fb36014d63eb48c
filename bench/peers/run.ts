/**
 * `npm run bench:peers [-- --pages 370 --rounds 6]`: measures this site against other generators of
 * documentation. README.md beside this file says what and how.
 */
import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import sirv from 'sirv';
import { runTool } from '../../tools/bootstrap/tool-error.mjs';
import { launchBrowser } from '../../tools/launch-browser';
import { precompress } from '../../tools/precompress';
import { type ServedSite, serveOnFreePort } from '../../tools/site-server/on-free-port';
import { type Corpus, createCorpus } from './corpus';
import { measureEdits } from './edits';
import { peerSites } from './peers';
import { runProgram } from './process';
import { readerMeasures } from './readers';
import { formatResults, SiteResults } from './results';
import { type BenchedSite, generator } from './site';
import { thisSite } from './this-site';

const scratch = path.join(tmpdir(), 'bench-peers');

/** `built` is the folder of its newest build, where the next one does not reach it. */
type Entrant = { site: BenchedSite; results: SiteResults; built: string };

/** Does a piece of work; when it fails, that is noted and the run goes on. */
async function attempt({ results }: Entrant, what: string, work: () => Promise<void>) {
  const started = Date.now();
  const failure = await work().catch((error: Error) => error);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${results.label}: ${what} (${seconds} s) ${failure?.message.slice(-2000) ?? ''}`);
  if (failure) results.failures.push(`${what}: ${failure.message.slice(0, 300)}`);
}

/** Builds a site cold, then warm with nothing changed. */
async function build({ site, results, built }: Entrant): Promise<void> {
  const output = path.join(site.folder, site.output);
  for (const left of [output, ...site.caches.map((cache) => path.join(site.folder, cache))]) {
    await rm(left, { recursive: true, force: true });
  }
  for (const figure of ['cold', 'warm'] as const) {
    const started = performance.now();
    await runProgram(generator(site, 'build'));
    results.add(figure, (performance.now() - started) / 1000);
  }
  await rm(built, { recursive: true, force: true });
  // Whether a generator compresses says nothing of its pages: all are compressed alike.
  await cp(output, built, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
}

/** Serves a folder as a static host would, compressed beforehand so that no time of the server is measured. */
async function serve({ built }: Entrant): Promise<ServedSite> {
  await precompress(built);
  const files = sirv(built, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const isPage = /\/$|\.html$/.test(pathname);
      response.setHeader('Cache-Control', isPage ? 'no-cache' : 'max-age=31536000');
    },
  });
  return serveOnFreePort(createServer((request, response) => files(request, response)));
}

async function visit(browser: Browser, entrants: Entrant[], corpus: Corpus, rounds: number) {
  const served = new Map<Entrant, ServedSite>();
  for (const entrant of entrants.filter(({ built }) => existsSync(built))) {
    served.set(entrant, await serve(entrant));
  }
  const turns = readerMeasures.flatMap((measure) =>
    (['slow', 'fast'] as const).map((profile) => ({ measure, profile })),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const [entrant, { url: base }] of served) {
      const { results, built: folder, site } = entrant;
      for (const { measure, profile } of turns) {
        const add = (figure: string, value: number) => results.add(`${profile} ${figure}`, value);
        await attempt(entrant, `${measure.name}, ${profile}`, () =>
          measure({ browser, profile, base, folder, corpus, selectors: site.selectors, add }),
        );
      }
    }
  }
  await Promise.all([...served.values()].map(({ close }) => close()));
}

runTool(async () => {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '370' },
      rounds: { type: 'string', default: '6' },
      only: { type: 'string' },
    },
  });
  const corpus = createCorpus(Number(values.pages));
  const rounds = Number(values.rounds);
  const entrants = [thisSite(path.resolve(__dirname, '../..'), scratch), ...peerSites(scratch)]
    .filter(({ id }) => values.only?.split(',').includes(id) ?? true)
    .map((site) => ({
      site,
      results: new SiteResults(site.label),
      built: path.join(scratch, 'built', site.id),
    }));
  await rm(path.join(scratch, 'built'), { recursive: true, force: true });
  for (const entrant of entrants) {
    await attempt(entrant, 'written and installed', () => entrant.site.prepare(corpus));
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const entrant of entrants) await attempt(entrant, 'builds', () => build(entrant));
  }
  const browser = await launchBrowser();
  try {
    await visit(browser, entrants, corpus, rounds);
    for (const entrant of entrants) {
      await attempt(entrant, 'edits', () =>
        measureEdits(browser, entrant.site, corpus, (time) => entrant.results.add('edit', time)),
      );
    }
  } finally {
    await browser.close();
  }
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}`;
  const table = formatResults(entrants.map(({ results }) => results));
  const document = `# ${values.pages} pages, ${day}\n\n${machine}. Medians of ${rounds} interleaved rounds.\n\n${table}\n`;
  console.log(`\n${document}`);
  if (values.only) return;
  await writeFile(path.join(__dirname, `results-${day}-${values.pages}.md`), document);
});

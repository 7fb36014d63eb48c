import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../tools/launch-browser';
import type { ServedSite } from '../../tools/site-server/on-free-port';
import { type Corpus, createCorpus } from './corpus/corpus';
import { keepOutput, measureBuilds, measureOutput } from './measure/builds';
import { measureEdits } from './measure/edit-to-screen';
import { type Profile, profiles, unthrottled } from './measure/profiles';
import { type ReaderSamples, readerMeasures } from './measure/reader';
import { measureScriptsAfterIntent } from './measure/scripts-after-intent';
import { serveBuilt } from './measure/static-server';
import type { VisitedSite } from './measure/visited-site';
import { emptyMeasurements, type SiteMeasurements } from './measurements';
import type { BenchedSite } from './sites/peer-site';
import { pageUrl } from './sites/sidebar';
import type { Turns } from './turns';

/** What a run is asked for. */
export interface Plan {
  sites: BenchedSite[];
  pages: number;
  rounds: number;
  /** 0 to measure what an earlier run built. */
  buildRounds: number;
  /** Folder for projects and builds. */
  scratch: string;
  turns: Turns;
}

interface Entrant {
  site: BenchedSite;
  measured: SiteMeasurements;
  /** Folder of its newest build. */
  built: string;
}

function sayWhy(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').slice(0, 40).join('\n');
}

/** Does a piece of work; when it fails, that is noted and the run goes on. */
async function attempt(
  { measured }: Entrant,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  const started = Date.now();
  try {
    await work();
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(`${measured.label}: ${what} (${seconds} s)`);
  } catch (error) {
    measured.failures.push(`${what}: ${sayWhy(error)}`);
    console.error(`${measured.label}: ${what} failed. ${sayWhy(error)}`);
  }
}

async function prepare(entrants: Entrant[], corpus: Corpus, { turns }: Plan): Promise<void> {
  for (const entrant of entrants) {
    await turns.take(() =>
      attempt(entrant, 'packages and pages', async () => {
        await entrant.site.install();
        await entrant.site.write(corpus);
      }),
    );
  }
}

async function build(entrants: Entrant[], { buildRounds, turns }: Plan): Promise<void> {
  if (buildRounds === 0) return;
  // What an earlier run built must not be taken for this one's when a build fails.
  for (const { built } of entrants) await rm(built, { recursive: true, force: true });
  for (let round = 1; round <= buildRounds; round += 1) {
    for (const entrant of entrants) {
      if (entrant.measured.failures.length > 0) continue;
      await turns.take(() =>
        attempt(entrant, `builds of round ${round}`, async () => {
          entrant.measured.builds.push(await measureBuilds(entrant.site));
          await keepOutput(entrant.site, entrant.built);
        }),
      );
    }
  }
}

async function measureReaders(
  browser: Browser,
  profile: Profile,
  entrant: Entrant,
  visited: VisitedSite,
): Promise<void> {
  const samples = entrant.measured.readers[profile.id];
  async function take<Name extends keyof ReaderSamples>(name: Name): Promise<void> {
    const measure = readerMeasures[name];
    (samples[name] as ReaderSamples[Name][number][]).push(await measure(browser, profile, visited));
  }
  for (const name of Object.keys(readerMeasures) as (keyof ReaderSamples)[]) {
    await attempt(entrant, `${name}, ${profile.id}`, () => take(name));
  }
}

async function visit(
  browser: Browser,
  entrants: Entrant[],
  corpus: Corpus,
  { rounds, turns }: Plan,
): Promise<void> {
  const served = new Map<Entrant, ServedSite>();
  try {
    for (const entrant of entrants.filter(({ built }) => existsSync(built))) {
      await turns.take(() =>
        attempt(entrant, 'compressed and served', async () => {
          entrant.measured.output = await measureOutput(entrant.built);
          served.set(entrant, await serveBuilt(entrant.built, entrant.site.immutable));
        }),
      );
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const [entrant, { url: base }] of served) {
        const { selectors } = entrant.site;
        const visited = { base, url: base + pageUrl(corpus.typical.path), corpus, selectors };
        await turns.take(async () => {
          // First, because it counts no time: what browser and server do only once is done then.
          await attempt(entrant, 'warming up, scripts after intent', async () => {
            entrant.measured.scriptsAfterIntent = await measureScriptsAfterIntent(
              browser,
              unthrottled,
              visited.url,
              entrant.built,
            );
          });
          for (const profile of profiles) {
            await measureReaders(browser, profile, entrant, visited);
          }
        });
      }
    }
  } finally {
    await Promise.all([...served.values()].map(({ close }) => close()));
  }
}

async function edit(
  browser: Browser,
  entrants: Entrant[],
  corpus: Corpus,
  { turns }: Plan,
): Promise<void> {
  for (const entrant of entrants) {
    await turns.take(() =>
      attempt(entrant, 'edits', async () => {
        entrant.measured.edits = await measureEdits(browser, entrant.site, corpus);
      }),
    );
  }
}

/** Measures every site around one corpus, interleaved. What fails is noted and stops nothing else. */
export async function collect(plan: Plan): Promise<SiteMeasurements[]> {
  const corpus = createCorpus(plan.pages);
  const entrants = plan.sites.map((site) => ({
    site,
    measured: emptyMeasurements(site.id, site.label),
    built: path.join(plan.scratch, 'built', String(plan.pages), site.id),
  }));
  await prepare(entrants, corpus, plan);
  await build(entrants, plan);
  const browser = await launchBrowser();
  try {
    await visit(browser, entrants, corpus, plan);
    await edit(browser, entrants, corpus, plan);
  } finally {
    await browser.close();
    await plan.turns.release();
  }
  return entrants.map(({ measured }) => measured);
}

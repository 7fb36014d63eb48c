/**
 * `npm run bench:build [-- --rounds 3]`: measures the build of this site against stock Docusaurus.
 * README.md beside this file says what is compared and why.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTool, ToolError } from '../../tools/bootstrap/tool-error.mjs';
import { forgetBuilds, measureBuild } from './measure-build';
import type { BuildCost } from './measure-process';
import { weighPages } from './page-weights';
import { type Circumstances, formatResults, type SiteResults } from './results';
import { type BenchedSite, createSites } from './sites';

const root = path.resolve(__dirname, '../..');
const RESULTS = path.join(__dirname, 'results.md');

function parseRounds(): number {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const rounds = Number(values.rounds);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new ToolError(`--rounds expects a whole number above 0, not "${values.rounds}".`);
}

async function describeCircumstances(rounds: number): Promise<Circumstances> {
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/package.json');
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown processor',
    node: process.versions.node,
    docusaurus: JSON.parse(await readFile(docusaurus, 'utf8')).version,
    rounds,
  };
}

/** Builds every site cold, then warm, round by round, so that a busy moment hits all alike. */
async function measureSites(sites: BenchedSite[], rounds: number): Promise<SiteResults[]> {
  const costs = sites.map((site) => ({
    site,
    cold: new Array<BuildCost>(),
    warm: new Array<BuildCost>(),
  }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { site, cold, warm } of costs) {
      await forgetBuilds(site);
      cold.push(await measureBuild(site));
      warm.push(await measureBuild(site));
      const [coldSeconds, warmSeconds] = [cold, warm].map((all) => all.at(-1)?.seconds.toFixed(1));
      console.log(`Round ${round}, ${site.name}: cold ${coldSeconds} s, warm ${warmSeconds} s`);
    }
  }
  return Promise.all(
    costs.map(async ({ site, cold, warm }) => ({
      name: site.name,
      cold,
      warm,
      weights: await weighPages(site.folder),
    })),
  );
}

runTool(async () => {
  const rounds = parseRounds();
  const scratch = await mkdtemp(path.join(tmpdir(), 'bench-build-'));
  try {
    const sites = await createSites(root, scratch);
    const results = await measureSites(sites, rounds);
    const document = formatResults(results, await describeCircumstances(rounds));
    await writeFile(RESULTS, document);
    console.log(`\n${document}`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
});

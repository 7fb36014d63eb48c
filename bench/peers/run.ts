/**
 * `npm run bench:peers [-- --pages 370,3700 --only site,starlight --rounds 3]`: measures this site
 * against other generators of documentation. README.md beside this file says what and how.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTool, ToolError } from '../../tools/bootstrap/tool-error.mjs';
import { collect } from './collect';
import type { CorpusMeasurements, SiteMeasurements } from './measurements';
import { drawChart } from './report/chart';
import { formatResults } from './report/results';
import { allSites } from './sites/all-sites';
import type { BenchedSite } from './sites/peer-site';
import { createTurns } from './turns';

const SIZES = [370, 3700];

/** From this size on a build takes minutes, and one round of them says enough. */
const LARGE = 1000;

function parseNumbers(name: string, text: string): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers;
  throw new ToolError(`--${name} expects whole numbers above 0, not "${text}".`);
}

function chooseSites(sites: BenchedSite[], only: string | undefined): BenchedSite[] {
  if (only === undefined) return sites;
  const ids = only.split(',');
  const unknown = ids.find((id) => !sites.some((site) => site.id === id));
  if (unknown === undefined) return sites.filter(({ id }) => ids.includes(id));
  throw new ToolError(
    `--only does not know "${unknown}". Use some of: ${sites.map(({ id }) => id).join(',')}`,
  );
}

function parseOptions() {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: SIZES.join(',') },
      only: { type: 'string' },
      part: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '3' },
      'skip-build': { type: 'boolean', default: false },
      'site-root': { type: 'string', default: path.resolve(__dirname, '../..') },
      'lock-file': { type: 'string' },
    },
  });
  const scratch = path.join(tmpdir(), 'bench-peers');
  const [rounds = 3] = parseNumbers('rounds', values.rounds);
  const all = allSites(path.resolve(values['site-root']), scratch);
  return {
    scratch,
    order: all.map(({ id }) => id),
    sizes: parseNumbers('pages', values.pages),
    rounds,
    skipBuild: values['skip-build'],
    isKept: values.only === undefined || values.part,
    sites: chooseSites(all, values.only),
    turns: createTurns(values['lock-file']),
  };
}

function describeMachine(): string {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  return `${availableParallelism()} cores (${processor}), Node ${process.versions.node}`;
}

function measurementsFile(scratch: string, pages: number): string {
  return path.join(scratch, `measurements-${pages}.json`);
}

async function readMeasurements(
  scratch: string,
  pages: number,
): Promise<CorpusMeasurements | undefined> {
  const file = measurementsFile(scratch, pages);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
}

/** Takes over the builds of an earlier run, when this one did none. */
function withEarlierBuilds(
  sites: SiteMeasurements[],
  earlier: CorpusMeasurements | undefined,
): SiteMeasurements[] {
  return sites.map((site) => ({
    ...site,
    builds: earlier?.sites.find(({ id }) => id === site.id)?.builds ?? [],
  }));
}

async function measureSize(
  options: ReturnType<typeof parseOptions>,
  pages: number,
): Promise<CorpusMeasurements> {
  const { sites, rounds, scratch, skipBuild, turns } = options;
  const buildRounds = pages > LARGE ? 1 : rounds;
  const plan = { sites, pages, rounds, scratch, turns };
  const measured = await collect({ ...plan, buildRounds: skipBuild ? 0 : buildRounds });
  const earlier = skipBuild ? await readMeasurements(scratch, pages) : undefined;
  return {
    pages,
    rounds,
    buildRounds: earlier?.buildRounds ?? buildRounds,
    day: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    sites: skipBuild ? withEarlierBuilds(measured, earlier) : measured,
  };
}

/** Adds the sites that an earlier run measured and this one did not, in the order of a whole run. */
function withEarlierSites(
  run: CorpusMeasurements,
  earlier: CorpusMeasurements | undefined,
  order: readonly string[],
): CorpusMeasurements {
  const place = ({ id }: SiteMeasurements) => order.indexOf(id);
  const others = (earlier?.sites ?? []).filter(({ id }) => !run.sites.some((own) => own.id === id));
  return { ...run, sites: [...run.sites, ...others].sort((a, b) => place(a) - place(b)) };
}

/** The whole runs there are of each size, of today or of an earlier day. */
async function readWholeRuns(scratch: string, sizes: number[]): Promise<CorpusMeasurements[]> {
  const all = await Promise.all(
    [...new Set([...SIZES, ...sizes])]
      .sort((a, b) => a - b)
      .map((pages) => readMeasurements(scratch, pages)),
  );
  return all.filter((each) => each !== undefined);
}

void runTool(async () => {
  const options = parseOptions();
  const { scratch, sizes, isKept, order } = options;
  await mkdir(scratch, { recursive: true });
  for (const pages of sizes) {
    const measured = await measureSize(options, pages);
    console.log(`\n${formatResults([measured])}`);
    if (!isKept) continue;
    const whole = withEarlierSites(measured, await readMeasurements(scratch, pages), order);
    await writeFile(measurementsFile(scratch, pages), JSON.stringify(whole));
  }
  if (!isKept) {
    console.log('Only some sites were measured, so bench/peers/results.md stays as it was.');
    return;
  }
  const runs = await readWholeRuns(scratch, sizes);
  await writeFile(path.join(__dirname, 'results.md'), formatResults(runs));
  const [smallest] = runs;
  if (smallest) await writeFile(path.join(__dirname, 'results.svg'), drawChart(smallest));
  console.log('Written to bench/peers/results.md and results.svg.');
});

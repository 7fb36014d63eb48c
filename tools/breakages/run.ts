/**
 * `npm run breakages -- --repo <folder>`: puts each breakage of breakages.yaml into a scratch copy of the project and
 * tells whether its gate notices. README.md beside this file says how it is run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import * as z from 'zod';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { takeReport } from '../test-reports';

const breakageSchema = z.strictObject({
  id: z.string(),
  what: z.string(),
  rows: z.array(z.string()).default([]),
  file: z.string(),
  find: z.string(),
  replace: z.string(),
  all: z.literal(true).optional(),
  caught: z.string(),
  alone: z.literal(true).optional(),
});
type Breakage = z.output<typeof breakageSchema>;

/** What became of a breakage; `passed alone` is what no check without a browser noticed. */
interface Result {
  id: string;
  outcome: 'caught' | 'uncaught' | 'passed alone' | 'not there';
  /** The stage that noticed it. */
  by?: string;
  tests?: readonly string[];
}

/** So many breakages stand in one build at most: each makes others harder to tell apart. */
const MOST_IN_A_BUILD = 24;

const { values: options } = parseArgs({
  options: {
    repo: { type: 'string' },
    only: { type: 'string' },
    results: { type: 'string' },
    heavy: { type: 'string', default: '' },
  },
});
if (!options.repo) throw new ToolError('Say which copy to break: --repo <folder>.');
const repo = path.resolve(options.repo);
const cache = path.join(repo, 'node_modules', '.cache', 'breakages');
if (!succeeds('git diff --quiet HEAD')) {
  throw new ToolError(
    `${repo} has changes that would be lost. Commit them, or "git checkout -- ." there.`,
  );
}
const resultsFile = path.resolve(options.results ?? path.join(cache, 'results.json'));
mkdirSync(cache, { recursive: true });

const source = readFileSync(path.join(__dirname, 'breakages.yaml'), 'utf8');
const chosen = options.only?.split(',');
const breakages = z
  .array(breakageSchema)
  .parse(parse(source))
  .filter(({ id }) => !chosen || chosen.includes(id));

const results = new Map<string, Result>(
  existsSync(resultsFile)
    ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Result[]).map((one) => [one.id, one])
    : [],
);

function keep(result: Result): void {
  results.set(result.id, result);
  writeFileSync(resultsFile, JSON.stringify([...results.values()], null, 2));
  console.log(`${result.id}: ${result.outcome} ${result.by ?? ''} ${result.tests?.[0] ?? ''}`);
}

/** Runs a command in the copy. @param isHeavy whether it goes through the command of `--heavy` */
function succeeds(command: string, isHeavy = false): boolean {
  const whole = isHeavy ? `${options.heavy} ${command}` : command;
  const { status } = spawnSync(whole, { cwd: repo, shell: true, stdio: 'ignore' });
  return status === 0;
}

/** The copy without any breakage. */
function mend(): void {
  if (!succeeds('git checkout --quiet -- .')) throw new ToolError(`${repo} is no clone of git.`);
}

/** @returns false when the copy has no such text, or several */
function breakIt({ file, find, replace, all }: Breakage): boolean {
  const target = path.join(repo, file);
  if (!existsSync(target)) return false;
  const parts = readFileSync(target, 'utf8').split(find);
  if (parts.length < 2 || (parts.length > 2 && !all)) return false;
  writeFileSync(target, parts.join(replace));
  return true;
}

/** @throws ToolError when the tests left no report */
function failedIn(report: 'unit.json' | 'browser.json'): string[] {
  try {
    return takeReport(repo, report).failures;
  } catch (error) {
    throw new ToolError(`Run the tests of ${repo} by hand: they left no ${report}. ${error}`);
  }
}

/**
 * All unit tests that fail, since those that read a file instead of importing it are related to nothing, and the browser
 * tests of the gate whose names match.
 */
function failedTests(grep: string): string[] {
  process.env.BREAKAGES_TESTS = `npx vitest run; npm run conformance -- --grep '${grep}'`;
  succeeds('sh -c "$BREAKAGES_TESTS"', true);
  return [...failedIn('unit.json'), ...failedIn('browser.json')];
}

const CODE = /\.tsx?$/;
/** Files that make what the check of the content reads, or that check. */
const READ = /^(?:data|docs|blog|src\/(?:pages|facts|rendering)|tools\/content)\//;

/** What notices a breakage without a browser. */
function noticedAlone({ file }: Breakage): Pick<Result, 'by' | 'tests'> | undefined {
  if (CODE.test(file) && !succeeds(`npx vitest related --run ${file}`)) {
    return { by: 'unit', tests: failedIn('unit.json') };
  }
  if (!succeeds('npm run check:facts')) return { by: 'facts' };
  if (READ.test(file) && !succeeds('npm run check:content', true)) return { by: 'content' };
  return undefined;
}

function tryAlone(breakage: Breakage): void {
  mend();
  const { id } = breakage;
  if (!breakIt(breakage)) {
    keep({ id, outcome: 'not there' });
    return;
  }
  const noticed = noticedAlone(breakage);
  keep(noticed ? { id, outcome: 'caught', ...noticed } : { id, outcome: 'passed alone' });
}

/** @throws ToolError when the compiler refuses one of some breakages: then it would be no breakage but a slip */
function requireTypes(some: readonly Breakage[]): void {
  mend();
  for (const breakage of some) breakIt(breakage);
  if (succeeds('npm run types')) return;
  throw new ToolError(
    `"npm run types" in ${repo}, which has all breakages now, tells which are none: write those otherwise.`,
  );
}

/** Whether two breakages touch one feature, so that a test may fail for either. */
function areOfOneFeature(one: Breakage, other: Breakage): boolean {
  if (one.rows.some((row) => other.rows.includes(row))) return true;
  const areInRows = one.rows.length > 0 && other.rows.length > 0;
  return !areInRows && path.dirname(one.file) === path.dirname(other.file);
}

/** Breakages that are built together: of different features. */
function batchesOf(left: readonly Breakage[]): Breakage[][] {
  const batches: Breakage[][] = [];
  for (const breakage of left) {
    const fitting = batches.find(
      (batch) =>
        batch.length < MOST_IN_A_BUILD &&
        batch.every((other) => !other.alone && !areOfOneFeature(other, breakage)),
    );
    if (fitting && !breakage.alone) fitting.push(breakage);
    else batches.push([breakage]);
  }
  return batches;
}

function builds(batch: readonly Breakage[]): boolean {
  mend();
  for (const breakage of batch) breakIt(breakage);
  return succeeds('npm run build', true);
}

/** Those of a batch that the build itself refuses. */
function refused(batch: readonly Breakage[]): readonly Breakage[] {
  if (builds(batch)) return [];
  if (batch.length === 1) return batch;
  const half = Math.ceil(batch.length / 2);
  return [...refused(batch.slice(0, half)), ...refused(batch.slice(half))];
}

function patternOf({ caught, rows }: Breakage): string {
  return [caught, ...rows].join('|');
}

function tryTogether(batch: readonly Breakage[]): void {
  console.log(`\nBuilt together: ${batch.map(({ id }) => id).join(', ')}`);
  const stopped = refused(batch);
  for (const { id } of stopped) keep({ id, outcome: 'caught', by: 'build' });
  const rest = batch.filter((breakage) => !stopped.includes(breakage));
  if (rest.length === 0) return;
  if (stopped.length > 0) builds(rest);
  const failed = failedTests(rest.map(patternOf).join('|'));
  for (const breakage of rest) {
    const tests = failed.filter((test) => new RegExp(patternOf(breakage), 'i').test(test));
    const outcome = tests.length > 0 ? 'caught' : 'uncaught';
    keep({ id: breakage.id, outcome, by: 'tests of the build', tests });
  }
}

const untried = breakages
  .filter(({ id }) => !results.has(id))
  .sort((a, b) => Number(READ.test(a.file)) - Number(READ.test(b.file)));
if (untried.length > 0) requireTypes(untried);
for (const breakage of untried) tryAlone(breakage);
const left = breakages.filter(({ id }) => results.get(id)?.outcome === 'passed alone');
for (const batch of batchesOf(left)) tryTogether(batch);
mend();

const rows = breakages.flatMap(({ id }) => results.get(id) ?? []);
console.table(rows.map(({ id, outcome, by, tests }) => ({ id, outcome, by, test: tests?.[0] })));
const caught = rows.filter(({ outcome }) => outcome === 'caught').length;
console.log(`${caught} of ${rows.length} caught; ${resultsFile} has all tests that noticed them.`);

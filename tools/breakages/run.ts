/**
 * `npm run breakages -- --repo <folder>`: puts each breakage of breakages.yaml into a scratch copy of the project and
 * tells whether its gate notices. README.md beside this file says how it is run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import * as z from 'zod';
import { ToolError } from '../bootstrap/tool-error.mjs';

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
const MOST_IN_A_BUILD = 12;

const { values: options } = parseArgs({
  options: {
    repo: { type: 'string' },
    only: { type: 'string' },
    results: { type: 'string' },
    gate: { type: 'string', default: 'npx playwright test' },
    heavy: { type: 'string', default: '' },
    whole: { type: 'boolean', default: false },
    'without-browser': { type: 'boolean', default: false },
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

/** What a command left, parsed; undefined when it left nothing. */
function readReport(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}

interface UnitReport {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Failed unit tests as `file › title`. @param selection what is said to Vitest */
function failedUnitTests(selection: string, isHeavy = false): string[] {
  const report = path.join(cache, 'unit.json');
  rmSync(report, { force: true });
  const passed = succeeds(
    `npx vitest ${selection} --reporter=json --outputFile=${report}`,
    isHeavy,
  );
  if (passed) return [];
  const { testResults = [] } = (readReport(report) ?? {}) as Partial<UnitReport>;
  const failed = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const titles = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && titles.length === 0) return [`${name} › ${message.slice(0, 200)}`];
    return titles.map(({ fullName }) => `${path.relative(repo, name)} › ${fullName}`);
  });
  return failed.length > 0 ? failed : ['Vitest itself'];
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
}

function failedIn({ suites = [], specs = [], title }: Suite, above: string): string[] {
  const own = `${above} › ${title}`;
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map((spec) => `${own} › ${spec.title}`),
    ...suites.flatMap((suite) => failedIn(suite, own)),
  ];
}

/** Failed browser tests as `file › group › title`. @param grep which of them to run, all when left out */
function failedBrowserTests(grep?: string): string[] {
  const report = path.join(cache, 'browser.json');
  rmSync(report, { force: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  process.env.BREAKAGES_GREP = grep;
  const selection = grep ? ' --grep "$BREAKAGES_GREP"' : '';
  succeeds(`${options.gate} --reporter=json${selection}`, true);
  const read = readReport(report) as { suites?: Suite[] } | undefined;
  if (!read) throw new ToolError(`${options.gate} wrote no report to ${report}.`);
  return (read.suites ?? []).flatMap((suite) => failedIn(suite, ''));
}

const CODE = /\.tsx?$/;
/** Files that make what the check of the content reads, or that check. */
const READ = /^(?:data|docs|blog|src\/(?:pages|facts|rendering)|tools\/content)\//;

/** Whether types or lint notice some breakages of the copy. */
function noticedByCompiler(some: readonly Breakage[]): 'types' | 'lint' | undefined {
  if (!succeeds('npm run types')) return 'types';
  const code = some.map(({ file }) => file).filter((file) => CODE.test(file));
  const isClean =
    code.length === 0 || succeeds(`npx biome lint --error-on-warnings ${code.join(' ')}`);
  return isClean ? undefined : 'lint';
}

/** What notices a breakage without a browser. @param isCompiled whether types and lint are known to be green */
function noticedAlone(
  breakage: Breakage,
  isCompiled: boolean,
): Pick<Result, 'by' | 'tests'> | undefined {
  const { file } = breakage;
  const compiler = isCompiled ? undefined : noticedByCompiler([breakage]);
  if (compiler) return { by: compiler };
  const tests = CODE.test(file) ? failedUnitTests(`related --run ${file}`) : [];
  if (tests.length > 0) return { by: 'unit', tests };
  if (!succeeds('npm run check:facts')) return { by: 'facts' };
  if (READ.test(file) && !succeeds('npm run check:content', true)) return { by: 'content' };
  return undefined;
}

function tryEachAlone(some: readonly Breakage[]): void {
  mend();
  const there = some.filter(breakIt);
  // They take longest of what is asked of each, and seldom notice.
  const isCompiled = noticedByCompiler(there) === undefined;
  for (const breakage of some) {
    const { id } = breakage;
    mend();
    const noticed = breakIt(breakage) ? noticedAlone(breakage, isCompiled) : undefined;
    if (noticed) keep({ id, outcome: 'caught', ...noticed });
    else keep({ id, outcome: there.includes(breakage) ? 'passed alone' : 'not there' });
  }
}

/** Breakages that are built together: no two of one folder, as they would touch one feature. */
function batchesOf(left: readonly Breakage[]): Breakage[][] {
  const batches: Breakage[][] = [];
  for (const breakage of left) {
    const folder = path.dirname(breakage.file);
    const fitting = batches.find(
      (batch) =>
        !breakage.alone &&
        batch.length < MOST_IN_A_BUILD &&
        batch.every((other) => !other.alone && path.dirname(other.file) !== folder),
    );
    if (fitting) fitting.push(breakage);
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
  const grep = options.whole ? undefined : rest.map(patternOf).join('|');
  // Unit tests that read a file instead of importing it are related to nothing.
  const failed = [...failedUnitTests('run', true), ...failedBrowserTests(grep)];
  const claimed = new Set<string>();
  for (const breakage of rest) {
    const tests = failed.filter((test) => new RegExp(patternOf(breakage), 'i').test(test));
    for (const test of tests) claimed.add(test);
    const outcome = tests.length > 0 ? 'caught' : 'uncaught';
    keep({ id: breakage.id, outcome, by: 'tests of the build', tests });
  }
  for (const test of failed) if (!claimed.has(test)) console.log(`  of none of them: ${test}`);
}

const isDecided = ({ id }: Breakage) => !chosen && results.has(id);
const slowLast = breakages.toSorted(
  (a, b) => Number(READ.test(a.file)) - Number(READ.test(b.file)),
);
tryEachAlone(slowLast.filter((breakage) => !isDecided(breakage)));
if (!options['without-browser']) {
  const left = breakages.filter(({ id }) => results.get(id)?.outcome === 'passed alone');
  for (const batch of batchesOf(left)) tryTogether(batch);
}
mend();

const rows = breakages.flatMap(({ id }) => results.get(id) ?? []);
console.table(rows.map(({ id, outcome, by, tests }) => ({ id, outcome, by, test: tests?.[0] })));
const caught = rows.filter(({ outcome }) => outcome === 'caught').length;
console.log(`${caught} of ${rows.length} caught; ${resultsFile} has all tests that noticed them.`);

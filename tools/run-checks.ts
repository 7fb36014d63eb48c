import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import concurrently from 'concurrently';
import { findBrowser } from './browser';
import { TEST_REPORTS, takeReport } from './test-reports';

/**
 * npm scripts, each a check. A stage begins when the one before it is over, and runs two scripts at a time in this order:
 * the browser tests need the build, and leave the processor time for those that read only sources.
 */
const GATE: readonly (readonly string[])[] = [
  ['build:current', 'check:imports', 'types', 'lint', 'check:facts', 'check:content'],
  ['conformance', 'check:size', 'unit'],
];

/** What `npm run test:all` runs after the gate. */
const REST: readonly (readonly string[])[] = [['conformance:rest'], ['check:browsers']];

/** Scripts whose reporter leaves the counts of their tests, and in which file. */
const REPORTS: Readonly<Record<string, string>> = {
  unit: 'unit.json',
  conformance: 'browser.json',
  'conformance:rest': 'browser.json',
};

/** The outcome of the last run of all, which a repository keeps beside the tests that it is of. */
const LAST_RUN = path.join('tests', 'last-full-run.md');

/** What became of a script: the tests of it as its report counts them, else the script itself is one. */
interface Outcome {
  script: string;
  seconds: number;
  passed: number;
  failed: number;
  /** Names of the tests that failed. */
  failures: string[];
}

function sumOf(outcomes: readonly Outcome[], count: 'passed' | 'failed'): number {
  return outcomes.reduce((total, outcome) => total + outcome[count], 0);
}

function readOutcome(script: string, succeeded: boolean) {
  const file = REPORTS[script];
  if (!file) return { passed: Number(succeeded), failed: Number(!succeeded), failures: [] };
  try {
    const { passed, failures } = takeReport('.', file);
    // What fails outside of every test fails the run too.
    return { passed, failed: Math.max(failures.length, Number(!succeeded)), failures };
  } catch {
    // What was ended, or could not start, leaves no report: it has not passed.
    return { passed: 0, failed: 1, failures: [] };
  }
}

/** Runs the scripts of a stage two at a time; after one that fails none begins. */
async function runStage(scripts: readonly string[]): Promise<Outcome[]> {
  for (const file of Object.values(REPORTS)) rmSync(path.join(TEST_REPORTS, file), { force: true });
  const { result } = concurrently(
    scripts.map((script) => ({ command: `npm run --silent ${script}`, name: script })),
    {
      maxProcesses: 2,
      // What a script prints is told in one piece, but a stage of one as it comes.
      group: scripts.length > 1,
      raw: scripts.length === 1,
      killOthersOn: ['failure'],
      prefix: 'name',
    },
  );
  const closed = await result.catch((events: Awaited<typeof result>) => events);
  return closed.map(({ command, exitCode, timings }) => ({
    script: command.name,
    seconds: timings.durationSeconds,
    ...readOutcome(command.name, exitCode === 0),
  }));
}

function lines(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ script, seconds, passed, failed, failures }) => [
    `${script}: ${passed} passed, ${failed} failed, ${Math.round(seconds)} s`,
    ...failures.map((name) => `  failed: ${name}`),
  ]);
}

/**
 * Runs the checks of the gate, or all, and ends with the line `N passed, N failed`.
 *
 * @param all whether what takes longer is run too, and the outcome of it kept in `tests/last-full-run.md`
 * @returns whether all of them passed
 */
export async function runChecks({ all }: { all: boolean }): Promise<boolean> {
  const begun = performance.now();
  process.env.CHROME_PATH = await findBrowser();
  console.log(`Browser tests run in ${process.env.CHROME_PATH}`);
  const outcomes: Outcome[] = [];
  for (const stage of all ? [...GATE, ...REST] : GATE) {
    outcomes.push(...(await runStage(stage)));
    if (!all && sumOf(outcomes, 'failed') > 0) break;
  }
  const [passed, failed] = [sumOf(outcomes, 'passed'), sumOf(outcomes, 'failed')];
  const summary = [
    ...lines(outcomes),
    `All of it took ${Math.round((performance.now() - begun) / 1000)} s.`,
  ];
  console.log(`\n${summary.join('\n')}\n${passed} passed, ${failed} failed`);
  if (all) {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
    const day = new Date().toISOString().slice(0, 10);
    const heading = `# The last run of \`npm run test:all\`\n\n${day}, at ${commit.trim()}: **${passed} passed, ${failed} failed**`;
    writeFileSync(LAST_RUN, `${heading}\n\n${summary.map((line) => `- ${line}`).join('\n')}\n`);
  }
  return failed === 0;
}

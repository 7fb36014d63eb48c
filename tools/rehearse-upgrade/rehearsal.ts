import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { clientScriptBytes } from '../client-scripts';
import { type Row, readRows } from '../conformance/rows';
import {
  readPlaywrightResults,
  readVitestResults,
  type TestResult,
} from '../conformance/test-results';
import { runLogged } from './logged-command';
import { copyProject } from './project-copy';
import { chooseNode, nodeRange } from './wanted-node';

/** What came of the project with one version of the framework. */
export interface Outcome {
  framework: string;
  node: string;
  buildSeconds: number;
  /** Scripts of a page after intent, gzip: the median of the documentation. */
  clientBytes: number;
  /** Rows with the tests that carry their id; nothing when they were not run. */
  rows?: RowResult[];
  /** Red tests that carry no id. */
  otherRed: TestResult[];
}

/** A row and the first of its tests that is red. */
export interface RowResult {
  row: Row;
  red?: TestResult;
}

/** What is rehearsed. */
export interface Plan {
  root: string;
  /** Folder for the copy. */
  folder: string;
  version: string;
  /** Those of the rows, wherever they stand; without any, only the build is measured. */
  tests: 'all' | 'rows' | 'none';
  /** Browser for them. */
  browser: string;
  workers: string;
}

const REPORT = path.join('node_modules', '.cache', 'conformance', 'playwright.json');

/** As titles of tests have it. */
const ROW_ID = 'R-[A-Z]{3}-[0-9]{2}';

/** All but the one of the lockfile, which the rehearsal writes for this machine alone. */
const UNIT_TESTS = [
  ...['node_modules/vitest/vitest.mjs', 'run'],
  ...['--exclude', 'tools/bootstrap/lockfile.test.ts'],
];
const UNIT_REPORT = path.join('node_modules', '.cache', 'unit.json');

/**
 * Each row with the first of its tests that is red; one without a test is red itself.
 *
 * @param results of all tests that ran
 */
export function rowResults(rows: readonly Row[], results: readonly TestResult[]): RowResult[] {
  return rows.map((row) => {
    const own = results.filter(({ title }) => title.includes(row.id));
    if (own.length === 0) {
      return { row, red: { title: row.id, passed: false, error: 'no test of it ran' } };
    }
    const red = own.find(({ passed }) => !passed);
    return { row, ...(red && { red }) };
  });
}

async function readReport(folder: string, report: string): Promise<string> {
  return readFile(path.join(folder, report), 'utf8').catch(() => {
    throw new ToolError(
      `The tests left no report in ${path.join(folder, report)}. The files *.log in ${folder} say what stopped them.`,
    );
  });
}

async function requireInstalled(folder: string, version: string): Promise<void> {
  const file = path.join(folder, 'node_modules/@docusaurus/core/package.json');
  const installed: { version: string } = JSON.parse(await readFile(file, 'utf8'));
  if (installed.version === version) return;
  throw new ToolError(`${file} is version ${installed.version}; expected ${version}.`);
}

/**
 * Copies the project with a version of the framework, installs, builds and tests it.
 *
 * @throws {ToolError} when a step cannot be done; a red test is an outcome
 */
export async function rehearse(plan: Plan): Promise<Outcome> {
  const { root, folder, version, tests, browser, workers } = plan;
  const say = (text: string) => console.log(`${version}: ${text}`);
  await mkdir(folder, { recursive: true });
  const { version: node, environment } = await chooseNode(
    await nodeRange(version),
    path.join(folder, '..', 'node'),
  );
  say(`copying the project and installing its packages, for Node ${node}…`);
  await copyProject(root, folder, version);
  const command = { folder, environment: { ...environment, CHROME_PATH: browser } };
  const install = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  await runLogged({
    ...command,
    step: `Installing @docusaurus/* ${version}`,
    executable: 'npm',
    args: install,
    log: 'install.log',
  });
  await requireInstalled(folder, version);
  say('building…');
  const buildSeconds = await runLogged({
    ...command,
    step: `Building with ${version}`,
    executable: 'node',
    args: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    log: 'build.log',
  });
  const clientBytes = clientScriptBytes(path.join(folder, 'build')).median;
  const outcome = { framework: version, node, buildSeconds, clientBytes, otherRed: [] };
  if (tests === 'none') return outcome;

  say(
    `running the tests of ${tests === 'rows' ? 'the rows' : 'all kinds'} in a browser; this takes some ten minutes…`,
  );
  const selection = tests === 'rows' ? ['--grep', ROW_ID] : [];
  await runLogged({
    ...command,
    step: 'Running the tests in a browser',
    executable: 'node',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--workers', workers, ...selection],
    log: 'browser-tests.log',
    mayFail: true,
  });
  // A row may be proven by unit tests alone.
  await runLogged({
    ...command,
    step: 'Running the unit tests',
    executable: 'node',
    args: [...UNIT_TESTS, '--reporter=json', '--outputFile', UNIT_REPORT],
    log: 'unit-tests.log',
    mayFail: true,
  });
  const results = [
    ...readPlaywrightResults(await readReport(folder, REPORT)),
    ...readVitestResults(await readReport(folder, UNIT_REPORT)),
  ];
  const rows = await readRows(path.join(root, 'tests/conformance/rows.yaml'));
  const isOfRow = ({ title }: TestResult) => rows.some(({ id }) => title.includes(id));
  return {
    ...outcome,
    rows: rowResults(rows, results),
    otherRed: results.filter((result) => !result.passed && !isOfRow(result)),
  };
}

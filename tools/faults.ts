/**
 * `npm run faults`: builds the site if needed, tries every fault of `tests/faults/` and writes the
 * table. With arguments, such as `npm run faults -- -g Worker`, it hands them to Playwright, which
 * runs the browser groups only, and writes no table.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exitCode } from './bootstrap/npm.mjs';
import { runTool, ToolError } from './bootstrap/tool-error.mjs';
import { findBrowser, thisMachine } from './browser';
import { buildSite } from './build-site';
import { readBrowserOutcomes, readPlainOutcomes } from './faults/outcomes';
import { faultsTable } from './faults/table';

const PLAYWRIGHT = path.join('node_modules', '@playwright', 'test', 'cli.js');
const VITEST = path.join('node_modules', 'vitest', 'vitest.mjs');
const REPORTS = path.join('node_modules', '.cache', 'faults');
const PLAIN_REPORT = path.join(REPORTS, 'plain.json');
/** Where playwright.faults.config.ts has the `json` reporter write. */
const BROWSER_REPORT = path.join(REPORTS, 'browser.json');
const TABLE = path.join('tests', 'faults', 'results.md');
/** A table that shrinks has lost a group on its way. */
const LEAST = 260;

async function run(script: string, ...args: string[]): Promise<boolean> {
  const command = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
  return (await exitCode(command)) === 0;
}

function browserGroups(...selection: string[]): Promise<boolean> {
  return run(PLAYWRIGHT, 'test', '--config', 'playwright.faults.config.ts', ...selection);
}

function plainGroups(): Promise<boolean> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${PLAIN_REPORT}`];
  return run(VITEST, 'run', '--config', 'vitest.faults.config.mts', ...reporters);
}

runTool(async () => {
  const selection = process.argv.slice(2);
  process.env.CHROME_PATH = await findBrowser(thisMachine());
  await buildSite(process.cwd());
  if (selection.length > 0) {
    if (!(await browserGroups(...selection))) process.exitCode = 1;
    return;
  }
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const all = [await plainGroups(), await browserGroups()];
  const outcomes = [
    ...readBrowserOutcomes(await readFile(BROWSER_REPORT, 'utf8')),
    ...readPlainOutcomes(await readFile(PLAIN_REPORT, 'utf8')),
  ];
  await writeFile(TABLE, faultsTable(outcomes));
  console.log(faultsTable(outcomes));
  if (outcomes.length < LEAST) {
    throw new ToolError(
      `The table has ${outcomes.length} faults, and had ${LEAST} at least: a group did not run. Is its file tests/faults/*.spec.ts, *.test.ts or *.slow.ts?`,
    );
  }
  if (all.includes(false)) {
    throw new ToolError(`Not every fault was survived: the lines of ${TABLE} that say LOST.`);
  }
});

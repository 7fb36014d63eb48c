/**
 * `npm run conformance`: runs the browser tests and prints the table of rows. With arguments, such
 * as `npm run conformance -- -g R-NAV-03`, it hands them to Playwright and leaves out the table,
 * which would miss the tests that did not run.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { exitCode } from './bootstrap/npm.mjs';
import { runTool } from './bootstrap/tool-error.mjs';
import { findBrowser, thisMachine } from './browser';
import { printConformanceTable } from './conformance/print-table';

const PLAYWRIGHT = path.join('node_modules', '@playwright', 'test', 'cli.js');

runTool(async () => {
  const selection = process.argv.slice(2);
  const browser = await findBrowser(thisMachine());
  const tests = spawn(process.execPath, [PLAYWRIGHT, 'test', ...selection], {
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: browser },
  });
  const allPassed = (await exitCode(tests)) === 0;
  const isProven = selection.length > 0 || (await printConformanceTable());
  if (!allPassed || !isProven) process.exitCode = 1;
});

import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { exitCode, spawnNpm } from '../bootstrap/npm.mjs';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { findBrowser, thisMachine } from '../browser';
import { buildSite } from '../build-site';
import { readPlaywrightReport, readVitestReport } from './reports';
import type { Tally } from './tally';

/** Takes what a step writes, as it comes. */
export type Print = (text: string) => void;

/** One step of `npm test`; a failure is a tally with failed tests or a thrown error. */
export interface Step {
  name: string;
  run(print: Print): Promise<Tally>;
}

const REPORTS = path.join('node_modules', '.cache', 'tests');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
/** Where playwright.config.ts has the `json` reporter write. */
const CONFORMANCE_REPORT = path.join('node_modules', '.cache', 'conformance', 'playwright.json');

async function runScript(
  root: string,
  print: Print,
  script: string,
  ...args: string[]
): Promise<boolean> {
  const command = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])];
  const child = spawnNpm(command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print);
  return (await exitCode(child)) === 0;
}

/** A step that is one npm script and counts as one test. */
export function scriptStep(root: string, name: string, script: string, ...args: string[]): Step {
  return {
    name,
    async run(print) {
      return (await runScript(root, print, script, ...args))
        ? { passed: 1, failed: 0 }
        : { passed: 0, failed: 1 };
    },
  };
}

interface ReportingScript {
  script: string;
  args?: string[];
  report: string;
  read(json: string): Tally;
}

/** A step whose npm script leaves a report with the tests it ran. */
function reportStep(root: string, name: string, options: ReportingScript): Step {
  const { script, args = [], report, read } = options;
  const file = path.join(root, report);
  return {
    name,
    async run(print) {
      // A report of an earlier run must not speak for this one.
      await rm(file, { force: true });
      await mkdir(path.dirname(file), { recursive: true });
      const succeeded = await runScript(root, print, script, ...args);
      const json = await readFile(file, 'utf8').catch(() => undefined);
      if (json === undefined) {
        throw new ToolError(
          `"npm run ${script}" wrote no report to ${report}; the messages above say what stopped it.`,
        );
      }
      const tally = read(json);
      // Something outside of every test, such as a file that does not load, fails the run too.
      return succeeded ? tally : { ...tally, failed: Math.max(tally.failed, 1) };
    },
  };
}

export function browserStep(): Step {
  return {
    name: 'browser',
    async run(print) {
      const browser = await findBrowser(thisMachine());
      print(`${browser}\n`);
      process.env.CHROME_PATH = browser;
      return { passed: 0, failed: 0 };
    },
  };
}

export function buildStep(root: string): Step {
  return {
    name: 'build',
    async run() {
      await buildSite(root);
      return { passed: 1, failed: 0 };
    },
  };
}

/** The unit tests, or those that `selection` leaves of them. */
export function unitStep(root: string, ...selection: string[]): Step {
  return reportStep(root, 'unit', {
    script: 'unit',
    args: [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
      ...selection,
    ],
    report: UNIT_REPORT,
    read: readVitestReport,
  });
}

/** The browser tests, or those whose paths hold a part of `selection`. */
export function conformanceStep(root: string, ...selection: string[]): Step {
  return reportStep(root, 'conformance', {
    script: 'conformance',
    args: selection,
    report: CONFORMANCE_REPORT,
    read: readPlaywrightReport,
  });
}

/** Everything `npm test` does: stages in order, and of each the steps, which may run side by side. */
export function testStages(root: string): Step[][] {
  const beforeBrowserTests = [
    // Where one has to be installed, the other lane goes on meanwhile.
    browserStep(),
    scriptStep(root, 'lint and format', 'lint'),
    scriptStep(root, 'imports', 'check:imports'),
    scriptStep(root, 'facts', 'check:facts'),
    // The longest begin first, so that no core is idle at the end.
    buildStep(root),
    unitStep(root),
    scriptStep(root, 'types', 'types'),
    scriptStep(root, 'content', 'check:content'),
  ];
  return [beforeBrowserTests, [conformanceStep(root)]];
}

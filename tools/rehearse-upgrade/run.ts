/**
 * `npm run rehearse:upgrade -- <version>`: what another version of the framework makes of the project, in a
 * folder of its own. UPGRADING.md says what to do with what it prints.
 */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTool, ToolError } from '../bootstrap/tool-error.mjs';
import { findBrowser, thisMachine } from '../browser';
import { outcomeTable } from './outcome-table';
import { type Outcome, rehearse } from './rehearsal';

const USAGE = `Usage: npm run rehearse:upgrade -- <version> [options]

  <version>       exact version of all @docusaurus/* packages, such as 3.11.0
  --all           runs all tests in a browser, not only those of the rows
  --both          runs the tests with today's version as well
  --workers <n>   browsers at the same time, 2`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        both: { type: 'boolean', default: false },
        workers: { type: 'string', default: '2' },
      },
    });
    const [version, another] = positionals;
    if (version && !another) return { ...values, version };
  } catch (error) {
    throw new ToolError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
  throw new ToolError(`Expected one version of the framework.\n\n${USAGE}`);
}

async function todaysVersion(root: string): Promise<string> {
  const file = path.join(root, 'package.json');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  const version = dependencies['@docusaurus/core'];
  if (version) return version;
  throw new ToolError(`${file} has no @docusaurus/core among its dependencies.`);
}

runTool(async () => {
  const { version, all, both, workers } = readArguments();
  const root = path.resolve(__dirname, '../..');
  const today = await todaysVersion(root);
  const browser = await findBrowser(thisMachine());
  const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-upgrade-'));
  console.log(`The rehearsal is in ${folder}, and stays there to look at.`);
  const tests = all ? 'all' : 'rows';
  const plan = { root, browser, workers };
  const outcomes: Outcome[] = [
    await rehearse({
      ...plan,
      folder: path.join(folder, 'today'),
      version: today,
      tests: both ? tests : 'none',
    }),
    await rehearse({ ...plan, folder: path.join(folder, 'new'), version, tests }),
  ];
  console.log(`\n${outcomeTable(outcomes).join('\n')}`);
  if (
    outcomes.some(({ rows = [], otherRed }) => otherRed.length > 0 || rows.some(({ red }) => red))
  )
    process.exitCode = 1;
});

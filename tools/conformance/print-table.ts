import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ToolError } from '../bootstrap/tool-error.mjs';
import { readRows } from './rows';
import { conformanceTable } from './table';
import { readPlaywrightResults, readVitestResults } from './test-results';

const ROWS = path.join('tests', 'conformance', 'rows.yaml');
/** Where playwright.config.ts has the `json` reporter write. */
const PLAYWRIGHT_REPORT = path.join('node_modules', '.cache', 'conformance', 'playwright.json');
/** Where `npm test` has the unit tests report; rows may be proven there too. */
const UNIT_REPORT = path.join('node_modules', '.cache', 'tests', 'unit.json');

/**
 * Prints the rows with the results of the last run of the tests.
 *
 * @returns whether every row that is not pending is proven
 * @throws {ToolError} when the tests have left no report
 */
export async function printConformanceTable(): Promise<boolean> {
  const rows = await readRows(ROWS);
  const playwright = await readFile(PLAYWRIGHT_REPORT, 'utf8').catch(() => {
    throw new ToolError(
      `There is no report in ${PLAYWRIGHT_REPORT}. Run "npm run conformance" to make it.`,
    );
  });
  const unit = await readFile(UNIT_REPORT, 'utf8').catch(() => undefined);
  const { lines, isProven } = conformanceTable(rows, [
    ...readPlaywrightResults(playwright),
    ...(unit ? readVitestResults(unit) : []),
  ]);
  console.log(lines.join('\n'));
  return isProven;
}

/**
 * `npm run conformance:table`: prints for each row of the specification the tests that carry its
 * id and their results in the last run; fails when a row that is not pending is not proven.
 */
import { runTool } from './bootstrap/tool-error.mjs';
import { printConformanceTable } from './conformance/print-table';

runTool(async () => {
  if (!(await printConformanceTable())) process.exitCode = 1;
});

/**
 * `npm run test:changed`: runs only what the change since the last commit can have broken, and says
 * what it leaves out. `npm run test:changed -- --base main` takes the change since another commit.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from './bootstrap/tool-error.mjs';
import { changedFiles } from './changed/changed-files';
import { leftOut, planFor } from './changed/plan';
import { stagesOf } from './changed/stages';
import { runSteps } from './test-run/run-steps';

runTool(async () => {
  const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' } } });
  const root = path.resolve('.');
  const files = changedFiles(root, values.base);
  if (files.length === 0) {
    console.log(`Nothing differs from ${values.base}.`);
    return;
  }
  const plan = planFor(files);
  console.log(`${files.length} changed files since ${values.base}.`);
  const { failed } = await runSteps(stagesOf(plan, root, values.base));
  const omitted = leftOut(plan);
  if (omitted.length > 0) console.log(`\nLeft out, for npm test:\n- ${omitted.join('\n- ')}`);
  if (failed > 0) process.exitCode = 1;
});

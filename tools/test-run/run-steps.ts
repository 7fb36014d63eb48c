import { ToolError } from '../bootstrap/tool-error.mjs';
import { seconds } from '../seconds';
import type { Step } from './steps';
import { addTallies, formatTally, type Tally } from './tally';

async function runStep(step: Step): Promise<Tally> {
  try {
    return await step.run();
  } catch (error) {
    console.error(error instanceof ToolError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs the steps one after another until one fails, prints each one's name, outcome and time, and
 * ends with the tests that failed and the line `N passed, N failed`.
 */
export async function runSteps(steps: Step[]): Promise<Tally> {
  const begun = performance.now();
  let total: Tally = { passed: 0, failed: 0 };
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const started = performance.now();
    const tally = await runStep(step);
    total = addTallies(total, tally);
    const outcome = tally.failed === 0 ? 'passed' : 'FAILED';
    console.log(`── ${step.name}: ${outcome} in ${seconds(performance.now() - started)}`);
    if (tally.failed > 0) break;
  }
  // Last, where whoever reads the end of a long output finds it.
  for (const failure of total.failures ?? []) console.log(`\nFailed: ${failure}`);
  console.log(`\nAll of it took ${seconds(performance.now() - begun)}.`);
  console.log(formatTally(total));
  return total;
}

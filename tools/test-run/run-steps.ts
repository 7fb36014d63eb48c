import { ToolError } from '../bootstrap/tool-error.mjs';
import { seconds } from '../seconds';
import type { Print, Step } from './steps';
import { addTallies, formatTally, type Tally } from './tally';

/** How many steps of a stage run at once: as many as the smallest machine of ours has cores. */
const LANES = 2;

async function runStep(step: Step, print: Print): Promise<Tally> {
  try {
    return await step.run(print);
  } catch (error) {
    console.error(error instanceof ToolError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** Runs a step and prints its name, what it wrote, its outcome and its time. */
async function reportStep(step: Step, isAlone: boolean): Promise<Tally> {
  const heading = `\n── ${step.name}`;
  const started = performance.now();
  let output = '';
  if (isAlone) console.log(heading);
  const tally = await runStep(step, (text) => {
    if (isAlone) process.stdout.write(text);
    else output += text;
  });
  // Of steps side by side each is told whole when it has ended.
  if (!isAlone) console.log(`${heading}\n${output.trimEnd()}`);
  const outcome = tally.failed === 0 ? 'passed' : 'FAILED';
  console.log(`── ${step.name}: ${outcome} in ${seconds(performance.now() - started)}`);
  return tally;
}

/** Runs the steps of a stage in their order, two at a time, and begins none after one failed. */
async function runStage(steps: readonly Step[]): Promise<Tally> {
  const waiting = [...steps];
  let total: Tally = { passed: 0, failed: 0 };
  async function runLane(): Promise<void> {
    while (total.failed === 0) {
      const step = waiting.shift();
      if (!step) return;
      const tally = await reportStep(step, steps.length === 1);
      total = addTallies(total, tally);
    }
  }
  await Promise.all(Array.from({ length: LANES }, runLane));
  return total;
}

/**
 * Runs the stages one after another until a step of one fails, prints each step's name, outcome and
 * time, and ends with the tests that failed and the line `N passed, N failed`.
 */
export async function runSteps(stages: readonly (readonly Step[])[]): Promise<Tally> {
  const begun = performance.now();
  let total: Tally = { passed: 0, failed: 0 };
  for (const stage of stages) {
    total = addTallies(total, await runStage(stage));
    if (total.failed > 0) break;
  }
  // Last, where whoever reads the end of a long output finds it.
  for (const failure of total.failures ?? []) console.log(`\nFailed: ${failure}`);
  console.log(`\nAll of it took ${seconds(performance.now() - begun)}.`);
  console.log(formatTally(total));
  return total;
}

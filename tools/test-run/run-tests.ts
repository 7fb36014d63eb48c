import { runSteps } from './run-steps';
import { testStages } from './steps';

/**
 * Runs every check of the project and prints the outcome.
 *
 * @param root folder of the project, with everything installed
 * @returns whether all of them passed
 */
export async function runTests(root: string): Promise<boolean> {
  const { failed } = await runSteps(testStages(root));
  return failed === 0;
}

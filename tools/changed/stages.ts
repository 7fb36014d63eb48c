import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  browserStep,
  buildStep,
  conformanceStep,
  type Step,
  scriptStep,
  testStages,
  unitStep,
} from '../test-run/steps';
import type { Plan } from './plan';

/** The steps of a plan, in stages as `npm test` has them. `base` is what the change is told from. */
export function stagesOf(plan: Plan, root: string, base: string): Step[][] {
  if (plan.everything) return testStages(root);
  const { facts, content, code, specs } = plan;
  const present = code.filter((file) => existsSync(path.join(root, file)));
  const quick = [
    ...(present.length > 0 ? [scriptStep(root, 'lint and format', 'lint', ...present)] : []),
    ...(facts ? [scriptStep(root, 'facts', 'check:facts')] : []),
    ...(specs.length > 0 ? [buildStep(root)] : []),
    ...(content ? [scriptStep(root, 'content', 'check:content')] : []),
    ...(code.length > 0
      ? [scriptStep(root, 'imports', 'check:imports'), scriptStep(root, 'types', 'types')]
      : []),
    ...(code.length > 0 ? [unitStep(root, `--changed=${base}`, '--passWithNoTests')] : []),
  ];
  return specs.length > 0 ? [[browserStep()], quick, [conformanceStep(root, ...specs)]] : [quick];
}

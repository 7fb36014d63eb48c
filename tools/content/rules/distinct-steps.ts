import { issueAt } from '../../../src/facts/fact-file';
import { drawWindow } from '../../../src/rendering/screens/draw-screen';
import { stepViews } from '../../../src/rendering/walk-throughs/step-views';
import type { Content } from '../content';
import type { ContentRule, Finding } from '../rule';

export class DistinctSteps implements ContentRule {
  readonly id = 'distinct-steps';
  readonly severity = 'error';
  readonly asks =
    'Each step of a walk-through shows another window than the step before it: another value, line, mark or message.';

  check({ facts }: Content): Finding[] {
    return facts.walkThroughs.flatMap((walkThrough) => {
      const drawn = stepViews(walkThrough).map((view) => JSON.stringify(drawWindow(facts, view)));
      return walkThrough.pasos.flatMap((step, index): Finding[] => {
        if (drawn[index] !== drawn[index - 1]) return [];
        const { file, line } = issueAt(step, [], this.id, '');
        const message = `step ${index + 1} of «${walkThrough.id}» shows the same window as the step before: give it what changes (valores, filas, resaltar, mensaje), or join the two`;
        return [{ file, line, message }];
      });
    });
  }
}

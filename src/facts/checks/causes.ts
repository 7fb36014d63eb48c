import type { Causes } from '../causes';
import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { remedyOn } from '../messages';

function* problemsOf(fact: { causas?: Causes }, steps: number): Iterable<FactIssue> {
  const covered = fact.causas?.reduce((sum, { pasos }) => sum + pasos, 0);
  if (covered === undefined || covered === steps) return;
  const expected = `the causes have ${covered} steps together, and there are ${steps} to do; count again how many are about each`;
  yield issueAt(fact, ['causas'], 'steps of no cause', expected);
}

/** Each step of a message or a problem is about one of its causes, where these are told one by one. */
export function* checkCauses({ messages, problems }: Facts): Iterable<FactIssue> {
  for (const remedy of messages.flatMap((message) => [message, ...message.contextos])) {
    yield* problemsOf(remedy, remedy['que-hacer'].length);
  }
  for (const problem of problems.flatMap(({ elementos }) => elementos)) {
    const counts = problem.pasos.map((step) => {
      if (typeof step === 'string') return 1;
      const message = messages.find(({ codigo }) => codigo === step.remedio);
      return message ? remedyOn(message, step.en)['que-hacer'].length : 1;
    });
    yield* problemsOf(
      problem,
      counts.reduce((sum, count) => sum + count, 0),
    );
  }
}

import type { FactIssue } from '../fact-error';
import { issueAt } from '../fact-file';
import type { Facts } from '../facts';
import { type Causes, type Message, type MessageContext, remedyOn } from '../messages';

/** The remedy of a message in general and in each of its contexts. */
function remediesOf(message: Message): (Message | MessageContext)[] {
  return [message, ...message.contextos];
}

function* problemsOf(fact: { causas?: Causes }, steps: number): Iterable<FactIssue> {
  const covered = fact.causas?.reduce((sum, { pasos }) => sum + pasos, 0);
  if (covered === undefined || covered === steps) return;
  const expected = `the causes have ${covered} steps together, and there are ${steps} to do; count again how many are about each`;
  yield issueAt(fact, ['causas'], 'steps of no cause', expected);
}

/** Each step of a message or a problem is about one of its causes, where these are told one by one. */
export function* checkCauses({ messages, problems }: Facts): Iterable<FactIssue> {
  for (const remedy of messages.flatMap(remediesOf)) {
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

const lentPattern = /\bpuls[ae] \*\*Autorizar\*\*/i;

/**
 * A remedy that has somebody press **Autorizar** is of an action that admits it: its permission has `autorizable` in
 * `permisos.yaml`.
 */
export function* checkAuthorizations({ messages, permissions }: Facts): Iterable<FactIssue> {
  const all = permissions.modulos.flatMap(({ permisos }) => permisos);
  const remedies = messages.filter(({ codigo }) => codigo.startsWith('DLF-')).flatMap(remediesOf);
  for (const remedy of remedies) {
    for (const [index, step] of remedy['que-hacer'].entries()) {
      if (!lentPattern.test(step)) continue;
      const key = /:permiso\[([^\]]+)\]/.exec(step)?.[1] ?? remedy.permiso;
      const permission = all.find(({ clave }) => clave === key);
      if (permission?.autorizable) continue;
      const expected = permission
        ? `${permission.clave} does not admit **Autorizar**; say who does it with a user of their own`
        : 'no permission is told; name in the step the one that is lent, :permiso[…]';
      yield issueAt(remedy, ['que-hacer', index], 'authorisation', expected);
    }
  }
}

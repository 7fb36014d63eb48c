import { messageOf } from '../ContactDraft/draft';

/** What the reader answers to whether it works now, as the address carries it and as support is told. */
const tellings = { si: 'se arregló', no: 'sigue igual', 'no-puedo': 'no pude hacerlo' } as const;

export type Answer = keyof typeof tellings;

/** Parameter of the address that holds the answers so far; how many there are is the place. */
const KEY = 'probado';

function isAnswer(word: string): word is Answer {
  return Object.keys(tellings).includes(word);
}

/**
 * The answers that an address tells, in the order of the causes; undefined when it does not show the causes one
 * by one. Nothing is asked after the cause that it was, and words that are no answer are none.
 *
 * @param causes how many there are
 */
export function answersIn(search: string, causes: number): Answer[] | undefined {
  const told = new URLSearchParams(search).get(KEY);
  if (told === null) return undefined;
  const answers = told.split('.').filter(isAnswer).slice(0, causes);
  return answers.slice(0, answers.indexOf('si') + 1 || answers.length);
}

/** The query of an address with these answers in the place of those before; without them, that of the whole list. */
export function searchWith(search: string, answers: readonly Answer[] | undefined): string {
  const query = new URLSearchParams(search);
  if (answers) query.set(KEY, answers.join('.'));
  else query.delete(KEY);
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** Whether nothing is left to ask: it works, or all causes were tried. */
export function isOver(answers: readonly Answer[], causes: number): boolean {
  return answers.length >= causes || answers.includes('si');
}

/**
 * The message to support: what was tried, in this order, and what was seen at each.
 *
 * @param fault what does not work, as the page calls it
 * @param address of the page with the answers, which shows the same
 * @param seen what the reader wrote at each cause, where they did
 */
export function report(
  fault: { name: string; address: string },
  causes: readonly string[],
  answers: readonly Answer[],
  seen: readonly (string | undefined)[],
): string {
  const isSolved = answers.includes('si');
  const opening = isSolved
    ? 'Hola. Se arregló con la ayuda'
    : 'Hola. Probé esto y sigue sin servir';
  const lines = answers.map((answer, at) => {
    const note = seen[at]?.trim();
    return `${at + 1}. ${causes[at]}: ${tellings[answer]}.${note ? ` Vi esto: ${note}` : ''}`;
  });
  return messageOf(`${opening}: ${fault.name}\n${lines.join('\n')}`, { pagina: fault.address });
}

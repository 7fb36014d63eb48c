import type { Content, Passage } from '../content';
import { isImperative } from '../imperatives';
import type { ContentRule, Finding } from '../rule';

/** Words that open the place, the condition or the purpose of a step, before its verb. */
const openers = new Set(
  'en si cuando para al con sin antes después desde hasta mientras por durante según'.split(' '),
);

/** An entry of a list of parts, «Base: 21.000 ÷ 1,05», which is no step. */
const labelledEntry = /^[^.:;]{1,60}: /;

const exampleHeading = /^Ejemplo/;

function clausesOf(step: string): string[] {
  return step.split(/[.,:;?!)]\s+|\s+(?:y|o)\s+/);
}

function firstWord(clause: string): string {
  return clause.match(/\p{L}+/u)?.[0] ?? '';
}

/** Whether a step tells the reader to do something: with a verb first, or after where and when. */
function isStep(text: string): boolean {
  const step = text.replace(/^(?:\([^)]*\)|O|Y)\s+/, '').trim();
  const [first = '', ...rest] = clausesOf(step);
  if (isImperative(firstWord(first))) return true;
  const mayOpen = openers.has(firstWord(first).toLowerCase()) || step.startsWith('¿');
  return mayOpen && rest.some((clause) => isImperative(firstWord(clause)));
}

/** The steps of a page apart from those under a heading «Ejemplo…», which tell what somebody did. */
function stepsOf(passages: readonly Passage[]): Passage[] {
  let isExample = false;
  return passages.filter((passage) => {
    if (passage.place === 'heading') isExample = exampleHeading.test(passage.text);
    return passage.place === 'step' && !isExample;
  });
}

export class ImperativeSteps implements ContentRule {
  readonly id = 'imperative-steps';
  readonly severity = 'error';
  readonly asks =
    'A numbered step begins with an imperative of usted, or with where and when: «En **Campo**, escriba…»; an enumeration begins with «Nombre: …», and examples are free.';

  check({ pages, factPassages }: Content): Finding[] {
    const steps = [...pages.map((page) => page.passages), factPassages].flatMap(stepsOf);
    return steps
      .filter(({ text }) => !isStep(text) && !labelledEntry.test(text))
      .map(({ file, line, text }) => ({
        file,
        line,
        message: `«${text.slice(0, 60)}» does not begin as a step; begin with an imperative of usted («Abra», «Elija», «Pulse»…) or a place and then it («En **Campo**, escriba…»). A verb that is missing goes in tools/content/imperatives.ts`,
      }));
  }
}

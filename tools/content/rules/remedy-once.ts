import { toString as plainText } from 'mdast-util-to-string';
import type { Facts } from '../../../src/facts/facts';
import type { Message } from '../../../src/facts/messages';
import type { QuestionStep } from '../../../src/facts/question-pages';
import { foldText } from '../../../src/text/accents';
import { stem } from '../../../src/text/stem';
import { isStopWord } from '../../../src/text/stop-words';
import type { ContentPage } from '../content';
import { contentRule, type Finding, findingAt, nodesOf } from '../rule';

/** Shares of the words of the shorter and of the longer step that both have when one says the other again. */
const SHARED_OF_SHORTER = 0.67;
const SHARED_OF_LONGER = 0.4;

/** Steps of fewer words, such as «Pulse **Grabar** (F9)», are no remedy of any message. */
const FEWEST_WORDS = 3;

type Words = ReadonlySet<string>;

function wordsOf(step: string): Words {
  const words = foldText(step.replace(/\]\([^)]*\)/g, '')).match(/[a-z0-9/-]{3,}/g) ?? [];
  return new Set(words.filter((word) => !isStopWord(word)).map(stem));
}

function saysAgain(one: Words, other: Words): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  if (shared < FEWEST_WORDS) return false;
  return (
    shared >= SHARED_OF_SHORTER * Math.min(one.size, other.size) &&
    shared >= SHARED_OF_LONGER * Math.max(one.size, other.size)
  );
}

/** By its code, the steps of a message: in general and in each of its contexts. */
type Remedies = ReadonlyMap<string, readonly (readonly Words[])[]>;

function remediesOf(messages: readonly Message[]): Remedies {
  const remedies = messages.map((message) => {
    const all = [message, ...message.contextos];
    return [message.codigo, all.map((remedy) => remedy['que-hacer'].map(wordsOf))] as const;
  });
  return new Map(remedies);
}

/** Steps typed in a problem or a question that the message of its code has already. */
function* retypedInFacts({ problems, questions }: Facts, remedies: Remedies): Iterable<Finding> {
  const elements = [...problems, ...questions].flatMap(
    ({ elementos }): { codigo?: string | undefined; pasos: QuestionStep[] }[] => elementos,
  );
  for (const element of elements) {
    const { codigo = '', pasos } = element;
    for (const [index, step] of pasos.entries()) {
      if (typeof step !== 'string') continue;
      const typed = wordsOf(step);
      const told = remedies.get(codigo)?.flat() ?? [];
      if (!told.some((words) => saysAgain(typed, words))) continue;
      const message = `«${step}» is a step of ${codigo}; take its steps with «remedio: ${codigo}», and move there what they lack`;
      yield findingAt(element, ['pasos', index], message);
    }
  }
}

/** Whether most of the steps of a list are different steps of a remedy. */
function isRetyped(typed: readonly Words[], remedy: readonly Words[]): boolean {
  const told = remedy.filter((step) => typed.some((one) => saysAgain(one, step)));
  return told.length > 1 && told.length > typed.length / 2;
}

/** Lists of a page most of whose steps are those of one message. */
function* retypedOnPage(page: ContentPage, remedies: Remedies): Iterable<Finding> {
  for (const list of nodesOf(page.written, 'list').filter(({ ordered }) => ordered)) {
    const typed = list.children.map((item) => wordsOf(plainText(item)));
    const whole = [...remedies].find(([, told]) => told.some((remedy) => isRetyped(typed, remedy)));
    if (!whole) continue;
    const [code] = whole;
    const message = `these are the steps of ${code}; take them with ::remedio{codigo="${code}"}, and move there what they lack`;
    yield { file: page.file, line: list.position?.start.line, message };
  }
}

export const remedyOnce = contentRule(
  'remedy-once',
  'The steps of a message stand there alone: a problem, a question or a page takes them by its code, `remedio: DLF-2107` or `::remedio{codigo="DLF-2107"}`.',
  function* ({ facts, pages }) {
    const remedies = remediesOf(facts.messages);
    yield* retypedInFacts(facts, remedies);
    for (const page of pages) yield* retypedOnPage(page, remedies);
  },
);

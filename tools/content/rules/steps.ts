import type { Nodes, Paragraph } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type ButtonMeaning, holdsFor, warnsOf } from '../../../src/facts/buttons';
import { issueAt } from '../../../src/facts/fact-file';
import type { Facts } from '../../../src/facts/facts';
import { inline } from '../../../src/rendering/markdown/parse';
import { type ContentPage, markedSentences } from '../content';
import { contentRule, nodesOf, pageRule, problemAt } from '../rule';

/** Steps of one list, each as its sentences with their marks. */
interface StepList {
  file: string;
  line: number | undefined;
  /** Page whose screen the steps are of until one names another. */
  route: string | undefined;
  steps: string[][];
}

const changing =
  /\b(?:cambie|corrija|elija|escriba|marque|desmarque|quite|ponga|suba|baje)(?!\p{L})/iu;

/** Buttons that read or try what is typed and keep nothing. */
const keepsNothing = /^(?:Nuevo|Modificar|Buscar|Imprimir|Abrir|Probar|Ver|Comparar)/;

interface Window {
  fields: ReadonlySet<string>;
  keeping: RegExp;
}

/** The window of each page whose fields are kept with a button, by its route. */
function windowsOf({ screens, commonScreen }: Facts): Map<string, Window> {
  return new Map(
    screens.flatMap(({ ruta, clase, campos, acciones }): [string, Window][] => {
      const buttons = clase === 'maestro' ? [...commonScreen.acciones, ...acciones] : acciones;
      if (!buttons.some((button) => ['Grabar', 'Guardar'].includes(button))) return [];
      const names = buttons.filter((button) => !keepsNothing.test(button)).join('|');
      const keeping = new RegExp(
        `\\*\\*(?:${names})\\*\\*|\\b(?:grab|guard|cobr)[aeé]|\\(F9\\)`,
        'iu',
      );
      return [[ruta, { fields: new Set(campos.map(({ nombre }) => nombre)), keeping }]];
    }),
  );
}

function sentencesOf(step: string): string[] {
  return markedSentences({ content: inline(step) });
}

function listsOfFacts({ problems, questions, messages, pages }: Facts): StepList[] {
  const list = (fact: object, key: string, steps: readonly unknown[], route?: string): StepList => {
    const { file, line } = issueAt(fact, [key], '', '');
    const typed = steps.map((step) => (typeof step === 'string' ? sentencesOf(step) : []));
    return { file, line, route, steps: typed };
  };
  return [
    ...[...problems, ...questions].flatMap(({ elementos }) =>
      elementos.map((element) => list(element, 'pasos', element.pasos)),
    ),
    ...messages.flatMap((message) => [
      list(message, 'que-hacer', message['que-hacer']),
      ...message.contextos.map((one) => list(one, 'que-hacer', one['que-hacer'], one.ruta)),
    ]),
    ...pages.flatMap(({ ruta, procedimientos = [] }) =>
      procedimientos.map((one) => list(one, 'pasos', one.pasos, ruta)),
    ),
  ];
}

function listsOfPage({ file, route, written }: ContentPage): StepList[] {
  const ordered = nodesOf(written, 'list').filter((list) => list.ordered);
  return ordered.map(({ children, position }) => ({
    file,
    line: position?.start.line,
    route: route?.path,
    steps: children.map(({ children: [block] }) =>
      block?.type === 'paragraph' ? markedSentences({ content: block.children }) : [],
    ),
  }));
}

/** The sentence that changes a field last in a list, when nothing after it keeps the change. */
function unkept({ route, steps }: StepList, windows: ReadonlyMap<string, Window>) {
  let here = route;
  let open: { sentence: string; keeping: RegExp } | undefined;
  for (const sentence of steps.flat()) {
    here = sentence.match(/:menu\[([^\]]+)\]/)?.[1] ?? here;
    const window = windows.get(here ?? '');
    const bold = [...sentence.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
    if (window && changing.test(sentence) && bold.some((name) => window.fields.has(name))) {
      open = { sentence, keeping: window.keeping };
    }
    const rest = open?.sentence === sentence ? sentence.split(changing).at(-1) : sentence;
    if (open?.keeping.test(rest ?? '')) open = undefined;
  }
  return open?.sentence;
}

export const keptChanges = contentRule(
  'kept-changes',
  'After a step that changes a field of a screen, the same list says what keeps the change there: **Grabar**, **Guardar** or another button of that screen.',
  function* ({ facts, pages }) {
    const windows = windowsOf(facts);
    for (const list of [...listsOfFacts(facts), ...pages.flatMap(listsOfPage)]) {
      const sentence = unkept(list, windows);
      if (sentence === undefined) continue;
      const message = `«${sentence}» changes a field and nothing after it keeps the change; end with **Grabar** (F9), or with the button that keeps it there`;
      yield { file: list.file, line: list.line, message };
    }
  },
);

type Danger = ButtonMeaning & { 'sin-vuelta': NonNullable<ButtonMeaning['sin-vuelta']> };

/** A paragraph of a numbered list, and all that its reader has read of its section by then. */
interface Step {
  node: Paragraph;
  read: string;
}

/** The steps of a page. What a section says does not warn in the next; what stands before the first does in all. */
function stepsOf(page: ContentPage): Step[] {
  const steps: Step[] = [];
  const inLists = new Set<Nodes>();
  let opening = '';
  let read = '';
  let hasSection = false;
  visit(page.expanded ?? page.written, (node) => {
    if (node.type === 'list' && node.ordered) {
      for (const item of node.children) for (const block of item.children) inLists.add(block);
      return undefined;
    }
    if (node.type === 'heading' && node.depth === 2) {
      if (!hasSection) opening = read;
      hasSection = true;
      read = opening;
    }
    if (node.type !== 'paragraph') return undefined;
    read += ` ${plainText(node)}`;
    if (inLists.has(node)) steps.push({ node, read });
    return SKIP;
  });
  return steps;
}

function presses(step: Paragraph, route: string, meaning: Danger): boolean {
  const beside = meaning['sin-vuelta']['junto-a'];
  const isNamed = step.children.some(
    (child) => child.type === 'strong' && plainText(child) === meaning.boton,
  );
  const words = plainText(step);
  if (!isNamed || words.includes(`No pulse ${meaning.boton}`)) return false;
  return holdsFor(meaning, route) || (beside !== undefined && words.includes(beside));
}

export const warnedFirst = pageRule(
  'warned-first',
  'Before a step that presses a button without a way back (`sin-vuelta` in `data/botones.yaml`), or in it, the section warns of it: `::importante{boton="Liberar"}`.',
  ({ facts }) => {
    const dangers = facts.buttonMeanings.filter(
      (meaning): meaning is Danger => meaning['sin-vuelta'] !== undefined,
    );
    return function* (page) {
      for (const { node, read } of stepsOf(page)) {
        for (const danger of dangers) {
          const { boton, 'sin-vuelta': noWayBack } = danger;
          if (!presses(node, page.route?.path ?? '', danger) || warnsOf(read, noWayBack)) continue;
          const message = `«${plainText(node).slice(0, 60)}» presses ${boton}, which does not go back; before it write ::importante{boton="${boton}"}, or one of: ${noWayBack.dice.join(', ')}`;
          yield problemAt(node, message);
        }
      }
    };
  },
);

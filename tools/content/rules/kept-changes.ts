import type { Facts } from '../../../src/facts/facts';
import { inline } from '../../../src/rendering/markdown/parse';
import { type ContentPage, markedSentences } from '../content';
import { contentRule, findingAt, nodesOf } from '../rule';

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

/** Says that a record is opened to be changed, or a new one begun. */
const opening = /Modificar|Nuev[oa]|Duplic|Administrar|\bcre[ea]/iu;

/** Buttons that read or try what is typed and keep nothing. */
const keepsNothing = /^(?:Nuevo|Modificar|Buscar|Imprimir|Abrir|Probar|Ver|Comparar)/;

interface Window {
  fields: ReadonlySet<string>;
  /** Shows a record that **Modificar** (F4) opens. */
  isOpened: boolean;
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
      const fields = new Set(campos.map(({ nombre }) => nombre));
      return [[ruta, { fields, isOpened: buttons.includes('Modificar'), keeping }]];
    }),
  );
}

function sentencesOf(step: string): string[] {
  return markedSentences({ content: inline(step) });
}

function listsOfFacts({ problems, questions, messages, pages }: Facts): StepList[] {
  const list = (fact: object, key: string, steps: readonly unknown[], route?: string): StepList => {
    const { file, line } = findingAt(fact, [key], '');
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

function changes(sentence: string, { fields }: Window): boolean {
  const bold = [...sentence.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name);
  return changing.test(sentence) && bold.some((name) => fields.has(name));
}

/** The sentence that keeps a change of a record which nothing since its screen was named has opened. */
function unopened({ steps }: StepList, windows: ReadonlyMap<string, Window>) {
  let window: Window | undefined;
  let isChanged = false;
  return steps.flat().find((sentence) => {
    const named = sentence.match(/:menu\[([^\]]+)\]/)?.[1];
    if (named !== undefined) [window, isChanged] = [windows.get(named), false];
    if (opening.test(sentence)) window = undefined;
    isChanged ||= window?.isOpened === true && changes(sentence, window);
    return window && isChanged && /\bgrab[ae]/iu.test(sentence);
  });
}

/** The sentence that changes a field last in a list, when nothing after it keeps the change. */
function unkept({ route, steps }: StepList, windows: ReadonlyMap<string, Window>) {
  let here = route;
  let open: { sentence: string; keeping: RegExp } | undefined;
  for (const sentence of steps.flat()) {
    here = sentence.match(/:menu\[([^\]]+)\]/)?.[1] ?? here;
    const window = windows.get(here ?? '');
    if (window && changes(sentence, window)) {
      open = { sentence, keeping: window.keeping };
    }
    const rest = open?.sentence === sentence ? sentence.split(changing).at(-1) : sentence;
    if (open?.keeping.test(rest ?? '')) open = undefined;
  }
  return open?.sentence;
}

export const keptChanges = contentRule(
  'kept-changes',
  'A step that changes a field of a record comes after one that opens it, **Modificar** (F4) or **Nuevo** (F2); after it, the same list says what keeps the change: **Grabar**, **Guardar** or another button of that screen.',
  function* ({ facts, pages }) {
    const windows = windowsOf(facts);
    for (const list of [...listsOfFacts(facts), ...pages.flatMap(listsOfPage)]) {
      const lost = unkept(list, windows);
      const closed = unopened(list, windows);
      const message = lost
        ? `«${lost}» changes a field and nothing after it keeps the change; end with **Grabar** (F9), or with the button that keeps it there`
        : `«${closed}» keeps a change of a record that no step opens; say **Modificar** (F4) before it`;
      if (lost || closed) yield { file: list.file, line: list.line, message };
    }
  },
);

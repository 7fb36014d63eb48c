import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import type { WalkThrough, WalkThroughStep } from '../../../src/facts/walk-throughs';
import { drawWindow } from '../../../src/rendering/screens/draw-screen';
import { stepViews } from '../../../src/rendering/walk-throughs/step-views';
import type { Content } from '../content';
import { contentRule, findingAt, nodesOf } from '../rule';

/** What a text says of each page that expands, by its route; what does not expand is for other rules. */
function byRoute<T>({ pages }: Content, read: (tree: Root) => T): Map<string, T> {
  return new Map(
    pages.flatMap(({ route, expanded }) =>
      route && expanded ? [[route.path, read(expanded)] as const] : [],
    ),
  );
}

/** The page of a screen, when it has one. */
function screenRoute({ pantalla }: WalkThroughStep, { facts }: Content): string {
  return facts.screens.find(({ clave }) => clave === pantalla)?.ruta ?? pantalla;
}

/** Amounts `$ 26.010` and document numbers `PE1-5161`, which only an example has. */
const figurePattern = /−?\$\s\d[\d.]*|\b[A-Z]{2}\d?-\d+\b/g;

function figuresIn(text: string): string[] {
  const figures = text.match(figurePattern) ?? [];
  return figures.map((figure) => figure.replace(/\s/g, ' ').replace(/\.$/, ''));
}

/** The figures of a page, but for those of the walk-through that stands on it. */
function figuresOfPage(tree: Root): string[] {
  const pieces: string[] = [];
  visit(tree, (node) => {
    const isSummary =
      node.type === 'htmlNode' && JSON.stringify(node.data).includes('recorrido-datos');
    if (node.type === 'mdxJsxFlowElement' || isSummary) return SKIP;
    if ('value' in node && typeof node.value === 'string') pieces.push(node.value);
    return CONTINUE;
  });
  return figuresIn(pieces.join('\n'));
}

/** Each text of a walk-through, and whether it is what a window shows, which may be of the example company. */
function textsOf(walkThrough: WalkThrough) {
  const ofSteps = walkThrough.pasos.flatMap((step) => {
    const { haga, resultado, filas = [], valores: { Total: _running, ...values } = {} } = step;
    return [
      { fact: step, key: 'haga', text: haga, isShown: false },
      { fact: step, key: 'resultado', text: resultado, isShown: false },
      { fact: step, key: 'valores', text: Object.values(values).join('\n'), isShown: true },
      { fact: step, key: 'filas', text: filas.flat().join('\n'), isShown: true },
    ];
  });
  const summary = { fact: walkThrough, key: 'resumen', text: walkThrough.resumen, isShown: false };
  return [summary, ...ofSteps];
}

export const sameExample = contentRule(
  'same-example',
  'A walk-through tells the amounts and documents of its page; its screens show those, or figures of the example company.',
  function* (content) {
    const company = JSON.stringify(content.facts.company);
    const figures = byRoute(content, figuresOfPage);
    const isOfCompany = (figure: string) =>
      new RegExp(`\\b${figure.replace(/\D/g, '')}\\b`).test(company);
    for (const walkThrough of content.facts.walkThroughs) {
      const { ruta, pasos } = walkThrough;
      const screens = pasos.map((step) => screenRoute(step, content));
      const routes = [ruta, ...screens.filter((route) => content.facts.routes.has(route))];
      if (!routes.every((route) => figures.has(route))) continue;
      const told = new Set(routes.flatMap((route) => figures.get(route) ?? []));
      for (const { fact, key, text, isShown } of textsOf(walkThrough)) {
        for (const figure of figuresIn(text)) {
          if (told.has(figure) || (isShown && isOfCompany(figure))) continue;
          const message = `«${figure}» is not in the example of /docs/${ruta}; take the figures that the page tells`;
          yield findingAt(fact, [key], message);
        }
      }
    }
  },
);

export const distinctSteps = contentRule(
  'distinct-steps',
  'Each step of a walk-through shows another window than the step before it: another value, line, mark or message.',
  function* ({ facts }) {
    for (const walkThrough of facts.walkThroughs) {
      const drawn = stepViews(walkThrough).map((view) => JSON.stringify(drawWindow(facts, view)));
      for (const [index, step] of walkThrough.pasos.entries()) {
        if (drawn[index] !== drawn[index - 1]) continue;
        const message = `step ${index + 1} of «${walkThrough.id}» shows the same window as the step before: give it what changes (valores, filas, resaltar, mensaje), or join the two`;
        yield findingAt(step, [], message);
      }
    }
  },
);

/** The text of every numbered step of a page. */
function writtenSteps(tree: Root): string {
  const lists = nodesOf(tree, 'list').filter(({ ordered }) => ordered);
  return lists.map((list) => plainText(list)).join('\n');
}

export const sameSteps = contentRule(
  'same-steps',
  'A walk-through plays written steps: what it tells to press or fill, a step of its page or of the page of its screen names too.',
  function* (content) {
    const stepsOf = byRoute(content, writtenSteps);
    for (const { id, ruta, pasos } of content.facts.walkThroughs) {
      if (!stepsOf.has(ruta)) continue;
      for (const [index, step] of pasos.entries()) {
        const written = [ruta, screenRoute(step, content)].map((path) => stepsOf.get(path) ?? '');
        // What it says the name of and points at; a value is only said.
        const named = (step.resaltar ?? []).filter((name) => step.haga.includes(`**${name}**`));
        for (const name of named) {
          if (written.some((steps) => steps.includes(name))) continue;
          const message = `step ${index + 1} of «${id}» names «${name}», which no written step of /docs/${ruta} does, nor one of the page of its screen; tell both alike`;
          yield findingAt(step, ['haga'], message);
        }
      }
    }
  },
);

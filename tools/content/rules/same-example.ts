import type { Root } from 'mdast';
import type { Node } from 'unist';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { issueAt } from '../../../src/facts/fact-file';
import type { WalkThrough, WalkThroughStep } from '../../../src/facts/walk-throughs';
import type { Content } from '../content';
import type { ContentRule, Finding } from '../rule';

/** Amounts `$ 26.010` and document numbers `PE1-5161`, which only an example has. */
const figurePattern = /−?\$\s\d[\d.]*|\b[A-Z]{2}\d?-\d+\b/g;

function figuresIn(text: string): string[] {
  return (text.match(figurePattern) ?? []).map((figure) =>
    figure.replace(/\s/g, ' ').replace(/\.$/, ''),
  );
}

function isSummary(node: Node): boolean {
  return node.type === 'htmlNode' && JSON.stringify(node.data).includes('recorrido-datos');
}

/** Text of a page, one piece a line, without the walk-through that stands on it. */
function writtenText(tree: Root): string {
  const pieces: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || isSummary(node)) return SKIP;
    if ('value' in node && typeof node.value === 'string') pieces.push(node.value);
    return CONTINUE;
  });
  return pieces.join('\n');
}

type TextKey = 'haga' | 'resultado';
type ShownKey = 'valores' | 'filas';

function shownIn(step: WalkThroughStep, key: ShownKey): string[] {
  if (key === 'filas') return (step.filas ?? []).flat();
  const { Total: _runningTotal, ...values } = step.valores ?? {};
  return Object.values(values);
}

export class SameExample implements ContentRule {
  readonly id = 'same-example';
  readonly severity = 'error';
  readonly asks =
    'A walk-through tells the amounts and documents of its page; its screens show those, or figures of the example company.';

  check(content: Content): Finding[] {
    const company = JSON.stringify(content.facts.company);
    const figures = new Map(
      content.pages.flatMap(({ route, expanded }) =>
        route && expanded ? [[route.path, figuresIn(writtenText(expanded))] as const] : [],
      ),
    );
    return content.facts.walkThroughs.flatMap((walkThrough) => {
      const routes = this.#routesOf(walkThrough, content);
      // A page that is missing or does not expand is for other rules.
      if (!routes.every((route) => figures.has(route))) return [];
      const told = new Set(routes.flatMap((route) => figures.get(route) ?? []));
      const isShown = (figure: string) =>
        told.has(figure) || new RegExp(`\\b${figure.replace(/\D/g, '')}\\b`).test(company);
      return [
        ...this.#strange(walkThrough, 'resumen', walkThrough.resumen, walkThrough, (figure) =>
          told.has(figure),
        ),
        ...walkThrough.pasos.flatMap((step) => [
          ...(['haga', 'resultado'] satisfies TextKey[]).flatMap((key) =>
            this.#strange(step, key, step[key], walkThrough, (figure) => told.has(figure)),
          ),
          ...(['valores', 'filas'] satisfies ShownKey[]).flatMap((key) =>
            this.#strange(step, key, shownIn(step, key).join('\n'), walkThrough, isShown),
          ),
        ]),
      ];
    });
  }

  /** The page of a walk-through, and those of its screens that are pages of the documentation. */
  #routesOf({ ruta, pasos }: WalkThrough, { facts }: Content): string[] {
    const screens = pasos.map(
      ({ pantalla }) => facts.screens.find(({ clave }) => clave === pantalla)?.ruta ?? pantalla,
    );
    return [ruta, ...screens.filter((route) => facts.routes.has(route))];
  }

  #strange(
    fact: object,
    key: string,
    text: string,
    { ruta }: WalkThrough,
    isKnown: (figure: string) => boolean,
  ): Finding[] {
    return figuresIn(text)
      .filter((figure) => !isKnown(figure))
      .map((figure) => {
        const { file, line } = issueAt(fact, [key], this.id, '');
        const message = `«${figure}» is not in the example of /docs/${ruta}; take the figures that the page tells`;
        return { file, line, message };
      });
  }
}

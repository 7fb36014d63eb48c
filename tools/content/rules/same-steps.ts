import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { issueAt } from '../../../src/facts/fact-file';
import type { WalkThroughStep } from '../../../src/facts/walk-throughs';
import type { Content } from '../content';
import type { ContentRule, Finding } from '../rule';

/** What a step tells to press or fill: it says its name and points at it. A value is only said. */
function partsOf({ haga, resaltar = [] }: WalkThroughStep): string[] {
  return resaltar.filter((name) => haga.includes(`**${name}**`));
}

/** The text of every numbered step of a page. */
function writtenSteps(tree: Root): string {
  const steps: string[] = [];
  visit(tree, 'list', (list) => {
    if (list.ordered) steps.push(plainText(list));
  });
  return steps.join('\n');
}

export class SameSteps implements ContentRule {
  readonly id = 'same-steps';
  readonly severity = 'error';
  readonly asks =
    'A walk-through plays written steps: what it tells to press or fill, a step of its page or of the page of its screen names too.';

  check({ facts, pages }: Content): Finding[] {
    const stepsOf = new Map(
      pages.flatMap(({ route, expanded }) =>
        route && expanded ? [[route.path, writtenSteps(expanded)] as const] : [],
      ),
    );
    return facts.walkThroughs.flatMap(({ id, ruta, pasos }) => {
      // A page that is missing or does not expand is for other rules.
      if (!stepsOf.has(ruta)) return [];
      return pasos.flatMap((step, index) => {
        const screen = facts.screens.find(({ clave }) => clave === step.pantalla);
        const written = [ruta, screen?.ruta ?? step.pantalla].map(
          (path) => stepsOf.get(path) ?? '',
        );
        return partsOf(step)
          .filter((name) => !written.some((steps) => steps.includes(name)))
          .map((name) => {
            const { file, line } = issueAt(step, ['haga'], this.id, '');
            const message = `step ${index + 1} of «${id}» names «${name}», which no written step of /docs/${ruta} does, nor one of the page of its screen; tell both alike`;
            return { file, line, message };
          });
      });
    });
  }
}

import type { Nodes, Paragraph } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type ButtonMeaning, holdsFor, warnsOf } from '../../../src/facts/buttons';
import type { ContentPage } from '../content';
import { pageRule, problemAt } from '../rule';

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

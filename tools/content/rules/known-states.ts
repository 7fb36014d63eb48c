import type { Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Content, ContentPage } from '../content';
import { type PageProblem, PageRule } from '../rule';

/** Keys of the life cycles that a page shows with `::estados`. */
function cyclesOf({ written }: ContentPage): string[] {
  const keys: string[] = [];
  visit(written, 'leafDirective', ({ name, attributes }) => {
    if (name === 'estados' && attributes?.id) keys.push(attributes.id);
  });
  return keys;
}

/** The first cells of the tables headed «Estado». */
function statesInTables({ expanded }: ContentPage): string[] {
  const states: string[] = [];
  if (!expanded) return states;
  visit(expanded, 'table', ({ children: [head, ...rows] }: Table) => {
    if (plainText(head?.children[0]) !== 'Estado') return;
    const cells = rows.map((row) => plainText(row.children[0]));
    states.push(...cells.filter((cell) => !cell.startsWith('Total')));
  });
  return states;
}

export class KnownStates extends PageRule {
  readonly id = 'known-states';
  readonly severity = 'error';
  readonly asks =
    'A table of states, headed «Estado», beside a life cycle (`::estados`) names states of that cycle, as `data/ciclos.yaml` writes them.';

  protected problemsOf(page: ContentPage, { facts }: Content): PageProblem[] {
    const keys = cyclesOf(page);
    const cycles = facts.lifeCycles.filter(({ id }) => keys.includes(id));
    if (cycles.length === 0) return [];
    const told = cycles.map(({ estados }) => estados).join('. ');
    return statesInTables(page)
      .filter((state) => !new RegExp(`(?<!\\p{L})${state}(?!\\p{L})`, 'u').test(told))
      .map((state) => ({ message: `«${state}» is no state of ${keys.join(', ')}: ${told}` }));
  }
}

import { groupBy } from '../../../src/text/group-by';
import type { FactBox, FrequentTasks, SearchAnswer, SearchHit } from '../engine/types';

/** Something the reader can choose in the dialog. */
export type Choice =
  | { readonly kind: 'hit'; readonly hit: SearchHit }
  | { readonly kind: 'answer'; readonly box: FactBox }
  | { readonly kind: 'page'; readonly title: string; readonly url: string }
  | { readonly kind: 'search'; readonly words: string };

/** Choices under a common heading. */
export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** The hits but for the first where it is the page that the answer above it is of. */
export function hitsBesideAnswer({ box, hits }: Pick<SearchAnswer, 'box' | 'hits'>): SearchHit[] {
  const page = (url = '') => url.split('#')[0];
  return box && page(hits[0]?.url) === page(box.url) ? hits.slice(1) : hits;
}

/** The answer itself, then the hits by product, best first within each; the product of the best hit comes first. */
export function foundGroups(
  answer: SearchAnswer,
  nameOf: (product: string) => string,
): ChoiceGroup[] {
  const { box } = answer;
  const byProduct = groupBy(hitsBesideAnswer(answer), ({ product }) => product);
  return withoutEmpty([
    { label: 'Respuesta', choices: box ? [{ kind: 'answer', box }] : [] },
    ...[...byProduct].map(
      ([product, hits]): ChoiceGroup => ({
        label: nameOf(product),
        choices: hits.map((hit) => ({ kind: 'hit', hit })),
      }),
    ),
  ]);
}

/** What was searched and read last; each page is its path and its title. */
export function recentGroups(searches: readonly string[], pages: readonly string[]): ChoiceGroup[] {
  return withoutEmpty([
    { label: 'Búsquedas recientes', choices: searches.map(searchChoice) },
    { label: 'Páginas leídas', choices: pages.flatMap(readPage) },
  ]);
}

/** What to offer when nothing fits: words that exist, what people come to do, people to ask. */
export function nothingFoundGroups(
  { suggestions }: Pick<SearchAnswer, 'suggestions'>,
  frequentTasks: FrequentTasks,
  contactUrl: string,
): ChoiceGroup[] {
  return withoutEmpty([
    { label: 'Palabras parecidas', choices: suggestions.map(searchChoice) },
    frequentTasksGroup(frequentTasks),
    {
      label: '¿No está aquí?',
      choices: [{ kind: 'page', title: 'Preguntar a soporte', url: contactUrl }],
    },
  ]);
}

function searchChoice(words: string): Choice {
  return { kind: 'search', words };
}

/** A page that was read; storage may hold what is no path of this site. */
function readPage(text: string): Choice[] {
  const [, url, title] = /^(\/(?!\/)\S*) (.+)$/.exec(text) ?? [];
  return url && title ? [{ kind: 'page', url, title }] : [];
}

/** What people come to do. */
export function frequentTasksGroup({ name, pages }: FrequentTasks): ChoiceGroup {
  return {
    label: `Tareas frecuentes de ${name}`,
    choices: pages.map((page) => ({ kind: 'page', ...page })),
  };
}

function withoutEmpty(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  return groups.filter(({ choices }) => choices.length > 0);
}

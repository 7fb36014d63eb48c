import type { Filters } from '../../../src/components/ListFilters/filters';
import type {
  Choice,
  Finder,
  FinderEntry,
  FinderGroup,
  FinderItem,
} from '../../../src/rendering/finders/finder';
import { wordsOf } from '../../../src/rendering/markdown/node-words';
import type { PageNode } from '../../../src/rendering/markdown/page-nodes';
import {
  askedWords,
  isSaid,
  isSaidWhole,
  readSaid,
  type Said,
} from '../../../src/text/spoken-words';

/** An entry that fits, and those of its parts that do; undefined when all of it fits. */
export interface Fitting {
  entry: FinderEntry;
  items?: readonly FinderItem[] | undefined;
}

/** What to show of a finder. */
export interface Found {
  groups: readonly (Omit<FinderGroup, 'entries'> & { entries: readonly Fitting[] })[];
  count: number;
  /** Words of the question that no entry has together with the others. */
  isPartial: boolean;
}

/** What each part of an entry says. */
interface SaidEntry {
  entry: FinderEntry;
  head: Said;
  /** What readers say of it. */
  readers: Said;
  body: Said;
  items: readonly { item: FinderItem; said: Said; kind: Said }[];
}

/** What a word is worth by where it is said; as it was written, in the name, a little more. */
const WORTH = { exact: 1.2, head: 1, readers: 0.7, item: 1, body: 0.4 };

/** How much more an answer is worth that says the question word by word. */
const WHOLE = 2;

function textOf(nodes: FinderEntry['head']): string {
  return nodes.map(wordsOf).join(' ');
}

/** Names of the columns of an example, which the text need not repeat; its rows are only an example. */
function columnNames({ fold }: FinderEntry): FinderEntry['head'] {
  const inHead = (node: PageNode): PageNode[] => {
    if (typeof node === 'string') return [];
    return node.tag === 'th' ? [node] : (node.children ?? []).flatMap(inHead);
  };
  return (fold?.nodes ?? []).flatMap(inHead);
}

/** Reads all that a finder says, once. */
export function readFinder({ groups }: Finder): SaidEntry[] {
  return groups.flatMap(({ title, entries }) =>
    entries.map((entry) => ({
      entry,
      head: readSaid(textOf(entry.head)),
      readers: readSaid(entry.words),
      body: readSaid(`${title} ${textOf(entry.body)} ${textOf(columnNames(entry))}`),
      items: (entry.parts?.items ?? []).map((item) => ({
        item,
        said: readSaid(textOf(item.nodes)),
        kind: readSaid(item.words),
      })),
    })),
  );
}

/** What an entry is worth to a word, without its parts; nothing when it does not say it. */
function worthOf(word: string, { head, readers, body }: SaidEntry): number {
  if (isSaid(word, head)) return head.words.includes(word) ? WORTH.exact : WORTH.head;
  if (isSaid(word, readers)) return WORTH.readers;
  return isSaid(word, body) ? WORTH.body : 0;
}

/** What an entry, or its best parts, is worth to a question whose words are of different weight. */
function scored(
  words: readonly string[],
  weights: readonly number[],
  said: SaidEntry,
): { score: number; said: number; fitting: Fitting } {
  const own = words.map((word) => worthOf(word, said));
  const sum = (worths: readonly number[]) =>
    worths.reduce((total, worth, index) => total + worth * (weights[index] ?? 0), 0);
  const saidWeight = (worths: readonly number[]) => sum(worths.map((worth) => (worth > 0 ? 1 : 0)));
  const parts = said.items
    // What it is alone, such as a button, is true of too many.
    .filter((part) => words.some((word) => isSaid(word, part.said)))
    .map(({ item, said: part, kind }) => {
      const worths = words.map((word, index) =>
        Math.max(own[index] ?? 0, isSaid(word, part) || isSaid(word, kind) ? WORTH.item : 0),
      );
      return { item, score: sum(worths), said: saidWeight(worths) };
    });
  const ownWeight = saidWeight(own);
  const best = Math.max(ownWeight, ...parts.map((part) => part.said));
  if (ownWeight === best) return { score: sum(own), said: best, fitting: { entry: said.entry } };
  const items = parts.filter((part) => part.said === best);
  return {
    score: Math.max(...items.map(({ score }) => score)),
    said: best,
    fitting: { entry: said.entry, items: items.map(({ item }) => item) },
  };
}

function isSpokenOf(word: string, { head, readers, body, items }: SaidEntry): boolean {
  return (
    [head, readers, body].some((said) => isSaid(word, said)) ||
    items.some(({ said, kind }) => isSaid(word, said) || isSaid(word, kind))
  );
}

/** The entries that say most of a question, the best first: all of its words, or the rarest of them. */
function ranked(
  text: string,
  question: readonly string[],
  entries: readonly SaidEntry[],
): { entries: Fitting[]; isPartial: boolean } {
  const counts = question.map((word) => entries.filter((said) => isSpokenOf(word, said)).length);
  const words = question.filter((_word, index) => counts[index] !== 0);
  const weights = counts
    .filter((count) => count !== 0)
    .map((count) => Math.log(1 + entries.length / count));
  if (words.length === 0) return { entries: [], isPartial: false };
  const all = entries.map((entry) => {
    const isWhole = [entry.head, entry.readers].some((said) => isSaidWhole(text, said));
    const { score, ...rest } = scored(words, weights, entry);
    return { ...rest, score: isWhole ? score * WHOLE : score };
  });
  const best = Math.max(...all.map(({ said }) => said));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    entries: all
      .filter(({ said }) => said === best)
      .sort((a, b) => b.score - a.score)
      .map(({ fitting }) => fitting),
    isPartial: words.length < question.length || best < whole,
  };
}

/** Of each choice the place of the option that is chosen, -1 when none is. */
function chosenPlaces(filters: Filters | undefined, choices: readonly Choice[]): number[] {
  return choices.map(({ name, options }) =>
    options.findIndex(([value]) => filters?.[name] && value === filters[name]),
  );
}

function hasChosen({ values }: FinderEntry, chosen: readonly number[]): boolean {
  return chosen.every((place, index) => place < 0 || values[index]?.includes(place));
}

/** The choices as they are offered: of a narrowed one only what something has together with what is chosen before it. */
export function offeredChoices(
  filters: Filters | undefined,
  { choices, groups }: Finder,
): readonly Choice[] {
  const chosen = chosenPlaces(filters, choices);
  return choices.map((choice, at) => {
    if (!choice.isNarrowed) return choice;
    const offered = new Set(
      groups.flatMap(({ entries }) =>
        entries
          .filter((entry) => hasChosen(entry, chosen.slice(0, at)))
          .flatMap(({ values }) => values[at] ?? []),
      ),
    );
    return { ...choice, options: choice.options.filter((_option, place) => offered.has(place)) };
  });
}

/** What of a finder fits. A question is answered by one list, the best answer first. */
export function findFitting(
  filters: Filters | undefined,
  finder: Finder,
  entries: readonly SaidEntry[],
): Found {
  const { choices, groups, idle } = finder;
  const chosen = chosenPlaces(filters, choices);
  const isChosen = (entry: FinderEntry) => hasChosen(entry, chosen);
  const text = filters?.texto ?? '';
  const question = askedWords(text, idle);
  if (question.length > 0) {
    const found = ranked(
      text,
      question,
      entries.filter(({ entry }) => isChosen(entry)),
    );
    return {
      groups: [{ id: 'respuestas', title: '', entries: found.entries }],
      count: found.entries.length,
      isPartial: found.isPartial,
    };
  }
  const left = groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(isChosen).map((entry) => ({ entry })),
    }))
    .filter((group) => group.entries.length > 0);
  const count = left.reduce((sum, group) => sum + group.entries.length, 0);
  return { groups: left, count, isPartial: false };
}

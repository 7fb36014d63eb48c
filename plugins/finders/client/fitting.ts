import type { Filters } from '../../../src/components/ListFilters/use-filters';
import type {
  Choice,
  Finder,
  FinderEntry,
  FinderGroup,
  FinderItem,
} from '../../../src/rendering/finders/finder';
import { wordsOf } from '../../../src/rendering/markdown/node-words';
import type { PageNode } from '../../../src/rendering/markdown/page-nodes';
import { askedWords, isSaid, isSaidWhole, readSaid } from '../../../src/text/spoken-words';

/** An entry that fits, and those of its parts that do; undefined when all of it fits. */
export interface Fitting {
  entry: FinderEntry;
  items?: readonly FinderItem[] | undefined;
  /** Whether nothing that is shown says the question, but only what readers or its page say. */
  isUnseen?: boolean;
}

/** What to show of a finder. */
export interface Found {
  groups: readonly (Omit<FinderGroup, 'entries'> & { entries: readonly Fitting[] })[];
  count: number;
  /** Words of the question that no entry has together with the others. */
  isPartial: boolean;
}

/** What a word is worth by where it is said; as it was written, in the name, a little more. */
const WORTH = { exact: 1.2, head: 1, readers: 0.7, body: 0.4 };

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

/** Reads all that each part of the entries of a finder says, once. */
export function readFinder({ groups }: Pick<Finder, 'groups'>) {
  return groups.flatMap(({ title, common = [], entries }) =>
    entries.map((entry) => ({
      // In one list of answers its group does not say it.
      entry: { ...entry, body: [...common, ...entry.body] },
      head: readSaid(textOf(entry.head)),
      readers: readSaid(entry.words),
      body: readSaid(
        `${title} ${textOf([...common, ...entry.body])} ${textOf(columnNames(entry))}`,
      ),
      items: (entry.parts?.items ?? []).map((item) => ({
        item,
        said: readSaid(textOf(item.nodes)),
        kind: readSaid(item.words),
      })),
    })),
  );
}

type SaidEntry = ReturnType<typeof readFinder>[number];

/** What an entry is worth to a word, without its parts; nothing when it does not say it. */
function worthOf(word: string, { head, readers, body }: SaidEntry): number {
  if (isSaid(word, head)) return head.words.includes(word) ? WORTH.exact : WORTH.head;
  if (isSaid(word, readers)) return WORTH.readers;
  return isSaid(word, body) ? WORTH.body : 0;
}

/** How many words of a question an entry says, or its best parts with it, and what that is worth. */
function scored(text: string, words: readonly string[], said: SaidEntry) {
  const { text: asked } = readSaid(text);
  const own = words.map((word) => worthOf(word, said));
  const parts = said.items
    // What it is alone, such as a button, is true of too many.
    .filter((part) => words.some((word) => isSaid(word, part.said)))
    .map(({ item, said: part, kind }) => {
      const isSaidThere = (word: string) => isSaid(word, part) || isSaid(word, kind);
      const count = words.filter((word, at) => own[at] || isSaidThere(word)).length;
      return { item, count, worth: part.text === asked ? WORTH.exact * WHOLE : WORTH.head };
    });
  const ownCount = own.filter(Boolean).length;
  const count = Math.max(ownCount, ...parts.map((part) => part.count));
  const best = parts.filter((part) => part.count === count);
  const isWhole =
    said.head.text === asked || isSaidWhole(text, said.head) || isSaidWhole(text, said.readers);
  const ownWorth = own.reduce((sum, worth) => sum + worth, 0) * (isWhole ? WHOLE : 1);
  const isSeen = (word: string) => isSaid(word, said.head) || isSaid(word, said.body);
  return {
    count,
    worth: Math.max(ownWorth, ...best.map(({ worth }) => worth)),
    fitting: {
      entry: said.entry,
      ...(best.length > 0 && { items: best.map(({ item }) => item) }),
      ...(best.length === 0 && !words.some(isSeen) && { isUnseen: true }),
    } satisfies Fitting,
  };
}

/** The entries that say most words of a question, the best first. */
function ranked(text: string, question: readonly string[], entries: readonly SaidEntry[]) {
  const all = entries.map((said) => scored(text, question, said));
  const most = Math.max(0, ...all.map(({ count }) => count));
  const best = all.filter(({ count }) => count === most && count > 0);
  return {
    entries: best.sort((a, b) => b.worth - a.worth).map(({ fitting }) => fitting),
    isPartial: best.length > 0 && most < question.length,
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
  { choices, groups }: Pick<Finder, 'choices' | 'groups'>,
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
  { choices, groups, idle }: Pick<Finder, 'choices' | 'groups' | 'idle'>,
  entries: readonly SaidEntry[],
): Found {
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

import { distance } from 'fastest-levenshtein';
import { foldText } from '../../../src/text/accents';
import { groupBy } from '../../../src/text/group-by';
import { stem } from '../../../src/text/stem';
import { isStopWord } from '../../../src/text/stop-words';
import { Codes } from './codes';
import { sound } from './sound';

/** A word of the site that may be what the reader meant; `weight` 1 is the word itself. */
export interface Candidate {
  family: number;
  weight: number;
  /** The word of the site, folded. */
  word: string;
}

/** How alike a word of the site is to the one typed. */
const WEIGHT = {
  exact: 1,
  family: 0.95,
  split: 0.9,
  prefix: 0.8,
  sound: 0.75,
  typo: 0.7,
} as const;

/** Most words that are looked for in one without spaces. */
const MOST_PARTS = 4;

/** Most families that one half-typed or mistyped word stands for. */
const MOST_CANDIDATES = 12;

/** Shortest word that is taken as mistyped; shorter ones are near too many others. */
const SHORTEST_TYPO = 3;

/** Every word of the site in its family, and the ways to get from a typed word to them. */
export class Vocabulary {
  private readonly byWord = new Map<string, number>();
  private readonly sorted: string[];
  private readonly written = new Map<string, string>();
  private readonly codes: Codes;
  private byStem: Map<string, number> | undefined;
  private bySound: Map<string, string[]> | undefined;

  /** @param frequency in how many documents each family is found */
  constructor(
    private readonly families: readonly (readonly string[])[],
    private readonly frequency: readonly number[],
  ) {
    families.forEach((words, family) => {
      for (const word of words) {
        const folded = foldText(word);
        this.byWord.set(folded, family);
        this.written.set(folded, word);
      }
    });
    this.sorted = [...this.byWord.keys()].sort();
    this.codes = new Codes(this.sorted);
  }

  /** Family of a folded word that the site has. */
  familyOf(word: string): number | undefined {
    return this.byWord.get(word);
  }

  /** Whether a folded word is a code that the site does not have, of the form of those it has. */
  isMissingCode(word: string): boolean {
    return !this.byWord.has(word) && this.codes.hasForm(word);
  }

  /** The code that a folded word looks like, which the site has not as it stands: `dlf22o4`. */
  codeMeantBy(word: string): string | undefined {
    return this.byWord.has(word) ? undefined : this.codes.meantBy(word);
  }

  /** Folded words of a family. */
  wordsOf(family: number): string[] {
    return this.families[family]?.map(foldText) ?? [];
  }

  /** A folded word as the site writes it. */
  spell(word: string): string {
    return this.written.get(word) ?? word;
  }

  /** The word itself, or another form of it. */
  known(word: string): Candidate[] {
    const family = this.byWord.get(word);
    if (family !== undefined) return [{ family, weight: WEIGHT.exact, word }];
    const related = this.stems().get(stem(word));
    if (related === undefined) return [];
    return [{ family: related, weight: WEIGHT.family, word: this.firstWord(related) }];
  }

  /** Words that a half-typed one may become, those nearest to it first; one a family. */
  startingWith(prefix: string): Candidate[] {
    const found = new Map<number, string>();
    for (const word of this.sorted.filter((word) => word.startsWith(prefix))) {
      const family = this.byWord.get(word) ?? 0;
      const shorter = found.get(family);
      if (shorter === undefined || word.length < shorter.length) found.set(family, word);
    }
    return [...found]
      .sort(([a], [b]) => (this.frequency[b] ?? 0) - (this.frequency[a] ?? 0))
      .slice(0, MOST_CANDIDATES)
      .map(([family, word]) => ({
        family,
        word,
        weight: WEIGHT.prefix * (0.6 + (0.4 * prefix.length) / word.length),
      }))
      .sort((a, b) => b.weight - a.weight);
  }

  /** Words of the site written as one, without those that say nothing: «cuentasporpagar». */
  split(word: string): Candidate[][] {
    const best: (string[] | undefined)[] = [[]];
    for (let end = 1; end <= word.length; end += 1) {
      for (let start = 0; start < end; start += 1) {
        const before = best[start];
        const part = word.slice(start, end);
        if (!before || before.length === MOST_PARTS || !this.isPart(part)) continue;
        const shortest = best[end]?.length ?? Number.POSITIVE_INFINITY;
        if (before.length < shortest) best[end] = [...before, part];
      }
    }
    return (best[word.length] ?? [])
      .filter((part) => !isStopWord(part))
      .map((part) => [this.candidate(part, WEIGHT.split)]);
  }

  /** Words that sound the same, or that are a slip of the finger away. */
  near(word: string): Candidate[] {
    if (word.length < SHORTEST_TYPO || /\d/.test(word)) return [];
    const heard = this.sounds().get(sound(word)) ?? [];
    const alike = heard.map((other) => this.candidate(other, WEIGHT.sound));
    return this.bestOfEach([...alike, ...this.typos(word, allowedSlips(word))]);
  }

  /** Words of the site nearest to one that nothing fits, as the site writes them. */
  suggest(word: string, limit: number, slips = Math.ceil(word.length / 2.5)): string[] {
    if (this.codes.hasForm(word)) return this.codes.nearest(word, limit);
    return this.typos(word, slips)
      .sort((a, b) => b.weight - a.weight || this.found(b) - this.found(a))
      .slice(0, limit)
      .map((candidate) => this.spell(candidate.word));
  }

  private found = ({ family }: Candidate): number => this.frequency[family] ?? 0;

  private typos(word: string, slips: number): Candidate[] {
    const swapped = new Set([...word].map((_, at) => swapLetters(word, at)));
    return this.sorted.flatMap((other) => {
      const slipped = swapped.has(other) ? 1 : distance(word, other);
      return slipped > slips ? [] : this.candidate(other, WEIGHT.typo / slipped ** 0.7);
    });
  }

  private candidate(word: string, weight: number): Candidate {
    return { family: this.byWord.get(word) ?? 0, weight, word };
  }

  private bestOfEach(candidates: Candidate[]): Candidate[] {
    const best = new Map<number, Candidate>();
    for (const candidate of candidates) {
      const other = best.get(candidate.family);
      if (!other || candidate.weight > other.weight) best.set(candidate.family, candidate);
    }
    const ranked = [...best.values()].sort((a, b) => b.weight - a.weight);
    const enough = (ranked[0]?.weight ?? 0) * 0.6;
    return ranked.filter(({ weight }) => weight >= enough).slice(0, MOST_CANDIDATES);
  }

  private isPart(part: string): boolean {
    return this.byWord.has(part) && (part.length > 3 || isStopWord(part));
  }

  private firstWord(family: number): string {
    return foldText(this.families[family]?.[0] ?? '');
  }

  private stems(): Map<string, number> {
    this.byStem ??= new Map(
      this.families.map((words, family): [string, number] => [stem(words[0] ?? ''), family]),
    );
    return this.byStem;
  }

  private sounds(): Map<string, string[]> {
    this.bySound ??= groupBy(this.sorted, sound);
    return this.bySound;
  }
}

/** A word with one of its letters and the next in the place of each other. */
function swapLetters(word: string, at: number): string {
  return word.slice(0, at) + word.slice(at + 1, at + 2) + word.charAt(at) + word.slice(at + 2);
}

/** Slips of the finger forgiven in a word: one up to seven letters, two above. */
function allowedSlips(word: string): number {
  return word.length > 7 ? 2 : 1;
}

import { LEAST_LIKELY } from './learned-words';
import { denies, type Name, spokenWords } from './names';
import { type IndexedPage, sectionPages } from './pages';
import { type Phrase, PhraseMatch, UNKNOWN_WEIGHT } from './phrase-match';
import type { QueryWord } from './query-words';
import { KIND, KIND_IN_FAILURE, type KindWeight, SECTION, WEIGHTS } from './weights';
import { inverseDocumentFrequency, type PostingLists, type WordIndex } from './word-index';

/** What readers call the subject of a page. */
export interface Alias {
  phrase: Phrase;
  /** 1 on the page that is most about it. */
  weight: number;
}

/** What ranking knows of the site. Pages and sections are numbered in the order of the docs file. */
export interface RankedSite {
  pages: readonly IndexedPage[];
  sectionCount: number;
  pageIndex: WordIndex;
  sectionIndex: WordIndex;
  /** Title of each page. */
  titles: readonly Name[];
  /** Code of each page that is about one message, folded: `dlf2204`. */
  codes: readonly (string | undefined)[];
  /** The groups above each page, and its product. */
  trails: readonly Name[];
  /** What readers call the subject of each page. */
  aliases: readonly (readonly Alias[])[];
  /** Heading of each section, empty for the top of a page. */
  headings: readonly Name[];
  /** For each section, whether it has a heading of its own and not one that many have. */
  isOwnHeading: readonly boolean[];
  /** Inverse document frequency of each family: high for words on few pages. */
  idf: readonly number[];
  /** Key of the product of most pages. */
  mainProduct: string;
}

export interface RankedPage {
  page: number;
  score: number;
}

/** The pages that fit a query. */
export interface Ranking {
  /** Best first. */
  ranked: RankedPage[];
  /** Number of the section of a page that answers best; worked out for the few that are shown. */
  sectionOf(page: number): number;
}

/** Pages that fit this much worse than the best are noise. */
const WORST_FIT = 0.1;

/** From which likelihood, as a logarithm, a page is an answer that has none of the words: one in fifty. */
const LIKELY = -4;

/** From how much agreement on a query names a page. */
const NAMED = 0.9;

/** A word of the query and what it scores everywhere. */
interface ScoredWord {
  /** Inverse document frequency of the word. */
  weight: number;
  inPage: Float32Array;
  inSection: Float32Array;
  /** The best of the sections of each page. */
  inBestSection: Float32Array;
}

function scoreWord(word: QueryWord, site: RankedSite, weight: number): ScoredWord {
  const inPage = new Float32Array(site.pages.length);
  const inSection = new Float32Array(site.sectionCount);
  for (const { family, weight: likeness } of word.candidates) {
    site.pageIndex.raise(inPage, family, likeness);
    site.sectionIndex.raise(inSection, family, likeness);
  }
  return { weight, inPage, inSection, inBestSection: bestOfEach(inSection, site.pages) };
}

/**
 * Share of the typed words that a name says in the form they were typed, the last one perhaps only
 * begun; a word that does not follow the one before it counts half.
 */
function verbatimShare(typed: readonly string[], { words }: Name): number {
  let found = 0;
  let previous = -2;
  for (const word of typed) {
    const at = words.findIndex((other) => other.startsWith(word));
    if (at >= 0) found += at > previous && at - previous <= 2 ? 1 : 0.5;
    previous = at < 0 ? -2 : at;
  }
  return found / Math.max(1, typed.length);
}

/** Pairs of neighbours in a text, stop words too: « no abre » and « abre solo » are different needs. */
function neighboursOf(spoken: string): string[] {
  const words = spoken.trim().split(' ');
  return words.slice(1).map((word, at) => ` ${words[at]} ${word} `);
}

/** Scores of one query. */
class QueryRanking {
  private readonly typed: readonly string[];
  private readonly typedAsOne: string;
  private readonly words: readonly ScoredWord[];
  /** For each section, whether a word is found in it. */
  private readonly hasWord: Uint8Array;
  /** For each page, whether a word is found in its title, its synonyms or what is said of it as a whole. */
  private readonly isNamePossible: Uint8Array;
  private readonly total: number;
  private readonly phrases: PhraseMatch;
  private readonly neighbours: readonly string[];
  private readonly isDenied: boolean;

  constructor(
    query: readonly QueryWord[],
    text: string,
    private readonly site: RankedSite,
  ) {
    const spoken = spokenWords(text);
    this.neighbours = neighboursOf(spoken);
    this.isDenied = denies(spoken);
    const known = query.filter(({ candidates }) => candidates.length > 0);
    const idf = known.map(({ candidates: [best] }) =>
      Math.min(best ? (site.idf[best.family] ?? 0) : 0, WEIGHTS.highestIdf),
    );
    this.typed = query.map(({ typed }) => typed);
    this.typedAsOne = this.typed.join(' ');
    this.words = known.map((word, at) => scoreWord(word, site, idf[at] ?? 0));
    this.hasWord = anyOf(
      this.words.map(({ inSection }) => inSection),
      site.sectionCount,
    );
    this.isNamePossible = anyOf(
      this.words.map(({ inPage }) => inPage),
      site.pages.length,
    );
    this.total =
      idf.reduce((sum, weight) => sum + weight, 0) + (query.length - known.length) * UNKNOWN_WEIGHT;
    this.phrases = new PhraseMatch(known, idf, site.idf);
  }

  /** What is found on a page, 0 when no word of the query is. */
  scoreOf(number: number, page: IndexedPage): number {
    const title = this.site.titles[number];
    if (!title || !this.isFoundOn(number, page)) return 0;
    // A section that has no word scores what its page does.
    let best = this.fitOf(number, undefined);
    for (let at = page.first; at < page.end; at += 1) {
      if (!this.hasWord[at]) continue;
      best = Math.max(best, this.fitOf(number, at) + this.headingMatch(at, title));
    }
    return this.isNamePossible[number] ? best + this.nameMatch(number, title) : best;
  }

  /** The section of a page that answers best; its first where no word of the query is found on it. */
  sectionOf(number: number, page: IndexedPage): number {
    const title = this.site.titles[number];
    if (!title || !this.isFoundOn(number, page)) return page.first;
    let section = page.first;
    let nearest = Number.NEGATIVE_INFINITY;
    for (let at = page.first; at < page.end; at += 1) {
      const near = this.nearness(at, page, this.headingMatch(at, title));
      if (near <= nearest) continue;
      nearest = near;
      section = at;
    }
    const isWhole = this.isNamedBy(number, title) && !this.saysMore(section, number, title);
    return isWhole ? page.first : section;
  }

  private isFoundOn(number: number, { first, end }: IndexedPage): boolean {
    if (this.isNamePossible[number]) return true;
    for (let at = first; at < end; at += 1) if (this.hasWord[at]) return true;
    return false;
  }

  /** Whether the query is hardly more or less than the title of a page. */
  isNamed(page: number): boolean {
    const title = this.site.titles[page];
    return title !== undefined && this.titleMatch(page, title) > NAMED;
  }

  /**
   * Whether the query is hardly more or less than the title, or the menu path that ends in it: then
   * the page opens at its top.
   */
  private isNamedBy(page: number, title: Name): boolean {
    if (this.isNamed(page)) return true;
    const path = new Set([...title.words, ...(this.site.trails[page]?.words ?? [])]);
    return (
      title.words.every((word) => this.typed.includes(word)) &&
      this.typed.every((word) => path.has(word))
    );
  }

  private titleMatch(page: number, { phrase }: Name): number {
    return this.phrases.of(phrase, this.site.trails[page]?.phrase);
  }

  /** Whether the heading of a section is nearer to the query than the title of its page. */
  private saysMore(section: number, page: number, title: Name): boolean {
    const heading = this.site.headings[section]?.phrase ?? [];
    return this.phrases.of(heading, title.phrase) > this.titleMatch(page, title);
  }

  /** How well the words are found in a section, or in none, and in what is said of its whole page. */
  private fitOf(page: number, section: number | undefined): number {
    let fit = 0;
    for (const { weight, inPage, inSection, inBestSection } of this.words) {
      const near = (inBestSection[page] ?? 0) * WEIGHTS.elsewhere;
      const here = section === undefined ? 0 : (inSection[section] ?? 0);
      const found = (inPage[page] ?? 0) + Math.max(here, near);
      fit += (weight * found) / (found + WEIGHTS.half * weight || 1);
    }
    return (fit / this.total) ** WEIGHTS.together;
  }

  /**
   * How near a section is to the query, next to the others of its page: what the page says as a whole
   * does not count, and who is in doubt begins where the page does.
   */
  private nearness(at: number, { first, kind }: IndexedPage, headingMatch: number): number {
    const heading = this.site.headings[at];
    let said = 0;
    for (const { weight, inSection } of this.words) {
      const found = inSection[at] ?? 0;
      said += (weight * found) / (found + WEIGHTS.half * weight || 1);
    }
    const spoken = heading?.spoken ?? '';
    const pairs = this.neighbours.filter((pair) => spoken.includes(pair)).length;
    const isOpposite = denies(spoken) !== this.isDenied;
    return (
      (SECTION.text * said) / this.total +
      SECTION.heading * headingMatch * (isOpposite ? SECTION.opposite : 1) +
      (SECTION.neighbours * pairs) / Math.max(1, this.neighbours.length) +
      (SECTION.begins[kind]?.[at - first] ?? 0) -
      SECTION.later * Math.min(at - first, SECTION.farthest)
    );
  }

  private headingMatch(section: number, title: Name): number {
    const heading = this.site.headings[section];
    const match = heading ? this.phrases.of(heading.phrase, title.phrase) : 0;
    if (!heading || match === 0) return 0;
    const verbatim = match * verbatimShare(this.typed, heading);
    return WEIGHTS.heading * match ** 2 + WEIGHTS.verbatim * verbatim;
  }

  private nameMatch(page: number, title: Name): number {
    let alias = 0;
    for (const { phrase, weight } of this.site.aliases[page] ?? []) {
      if (weight <= alias) continue;
      alias = Math.max(alias, this.phrases.of(phrase) * weight);
    }
    const match = this.titleMatch(page, title);
    const verbatim = match === 0 ? 0 : match * verbatimShare(this.typed, title);
    const code = this.site.codes[page];
    const isCode = code !== undefined && this.typed.includes(code);
    const isWhole =
      this.typed.length === title.words.length && this.typedAsOne === title.words.join(' ');
    return (
      (isCode ? WEIGHTS.code : 0) +
      (isWhole || isCode ? WEIGHTS.wholeTitle : 0) +
      WEIGHTS.title * match ** 2 +
      WEIGHTS.alias * alias ** 2 +
      WEIGHTS.verbatim * verbatim
    );
  }
}

/** For each of a number of things, whether any of the lists scores it. */
function anyOf(lists: readonly Float32Array[], length: number): Uint8Array {
  const any = new Uint8Array(length);
  for (const scores of lists) {
    for (let at = 0; at < length; at += 1) if (scores[at]) any[at] = 1;
  }
  return any;
}

/** The best score of the sections of each page. */
function bestOfEach(scores: Float32Array, pages: readonly IndexedPage[]): Float32Array {
  const best = new Float32Array(pages.length);
  let page = 0;
  for (const { first, end } of pages) {
    let most = 0;
    for (let at = first; at < end; at += 1) {
      const score = scores[at] ?? 0;
      if (score > most) most = score;
    }
    best[page] = most;
    page += 1;
  }
  return best;
}

/** Who asks. */
export interface Asker {
  /** Key of the product being read. */
  section: string | undefined;
  /** Whether something fails for them. */
  needsRepair: boolean;
  /** What they wrote. */
  text: string;
}

/**
 * What the place of a page in the site, and what it is for, make of its score and add to it.
 * @param isSaid whether the query says a message: who does wants its page
 */
function placeOf(
  { product, kind }: IndexedPage,
  { section, needsRepair }: Asker,
  mainProduct: string,
  isSaid: boolean,
): KindWeight {
  const near = section === product ? WEIGHTS.sameProduct : 1;
  const main = section === undefined && product === mainProduct ? WEIGHTS.mainProduct : 1;
  const { times, plus } = (needsRepair ? KIND_IN_FAILURE[kind] : undefined) ?? KIND[kind];
  if (isSaid) return { times: near * main, plus: 0 };
  return { times: near * main * times, plus };
}

/** Product of most pages. */
export function mainProductOf(pages: readonly IndexedPage[]): string {
  const counts = new Map<string, number>();
  for (const { product } of pages) counts.set(product, (counts.get(product) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? '';
}

/**
 * What a page scores that answers all questions of a kind, «¿Quién puede…?», next to the best of the
 * others: it is the first when the query is its name, and comes after the best answer to the rest.
 */
function askedScore({ question }: IndexedPage, asked: string, best: number): number {
  if (question === undefined || !asked.startsWith(` ${question} `)) return 0;
  return best * (asked === ` ${question} ` ? WEIGHTS.askedByName : WEIGHTS.askedAbout);
}

/** Whether the words of a query, or what was learned of them, make a page an answer. */
function isAnswer(found: number, best: number, likelihood: number): boolean {
  return (found > 0 && found >= best * WORST_FIT) || likelihood >= LIKELY;
}

/**
 * Ranks the pages that fit a query.
 * @param likelihoods what was learned of its words: for each page the logarithm of how likely it is meant
 */
export function rankPages(
  query: readonly QueryWord[],
  site: RankedSite,
  asker: Asker,
  likelihoods: Float32Array | undefined,
): Ranking {
  const ranking = new QueryRanking(query, asker.text, site);
  const place = (page: IndexedPage, number: number): KindWeight => {
    const isSaid = (page.kind === 'message' || page.kind === 'group') && ranking.isNamed(number);
    return placeOf(page, asker, site.mainProduct, isSaid);
  };
  const found = site.pages.map((page, number) => {
    const score = ranking.scoreOf(number, page);
    return score === 0 ? 0 : score * place(page, number).times;
  });
  const mostFound = found.reduce((most, score) => Math.max(most, score), 0);
  const ranked: RankedPage[] = [];
  for (const [number, page] of site.pages.entries()) {
    const score = found[number] ?? 0;
    const likelihood = likelihoods?.[number] ?? LEAST_LIKELY;
    if (!isAnswer(score, mostFound, likelihood)) continue;
    const learned = WEIGHTS.learned * (likelihood - LEAST_LIKELY);
    ranked.push({ page: number, score: Math.max(0, score + learned + place(page, number).plus) });
  }
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
  const asked = spokenWords(asker.text);
  const askedPages: RankedPage[] = [];
  for (const [number, page] of site.pages.entries()) {
    const score = askedScore(page, asked, best);
    if (score > 0) askedPages.push({ page: number, score });
  }
  const isAsked = (page: number) => askedPages.some((asked) => asked.page === page);
  const all = [...ranked.filter(({ page }) => !isAsked(page)), ...askedPages];
  return {
    ranked: all.sort((a, b) => b.score - a.score || a.page - b.page),
    sectionOf: (number) => {
      const page = site.pages[number];
      if (!page) return 0;
      return isAsked(number) ? page.first : ranking.sectionOf(number, page);
    },
  };
}

/** Inverse document frequency of each family, from how many pages have it in their text. */
export function inverseDocumentFrequencies(
  sections: PostingLists,
  pages: readonly IndexedPage[],
): number[] {
  const pageOf = sectionPages(pages);
  return sections.map((documents) => {
    let found = 0;
    let last = -1;
    for (const document of documents) {
      const page = pageOf[document] ?? -1;
      if (page !== last) found += 1;
      last = page;
    }
    return inverseDocumentFrequency(found, pages.length);
  });
}

import { type IndexedPage, sectionPages } from './indexed-pages';
import { LEAST_LIKELY } from './learned-words';
import { denies, type Name, spokenWords } from './names';
import { type Phrase, PhraseMatch, UNKNOWN_WEIGHT } from './phrase-match';
import type { QueryWord } from './query-words';
import { KIND, KIND_IN_FAILURE, SECTION, WEIGHTS } from './weights';
import { inverseDocumentFrequency, type PostingLists, type WordIndex } from './word-index';

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
  aliases: readonly (readonly Phrase[])[];
  /** Heading of each section, empty for the top of a page. */
  headings: readonly Name[];
  /** For each section, whether it has a heading of its own and not one that many have. */
  isOwnHeading: readonly boolean[];
  /** Inverse document frequency of each family: high for words on few pages. */
  idf: readonly number[];
  /** What readers name instead of a product, as `spokenWords` gives it. */
  productNames: readonly { product: string; names: readonly string[] }[];
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
}

function scoreWord(word: QueryWord, site: RankedSite, weight: number): ScoredWord {
  const inPage = new Float32Array(site.pages.length);
  const inSection = new Float32Array(site.sectionCount);
  for (const { family, weight: likeness } of word.candidates) {
    site.pageIndex.raise(inPage, family, likeness);
    site.sectionIndex.raise(inSection, family, likeness);
  }
  return { weight, inPage, inSection };
}

/** Scores of one query. */
class QueryRanking {
  private readonly typed: readonly string[];
  private readonly words: readonly ScoredWord[];
  /** For each section, whether a word is found in it. */
  private readonly hasWord: Uint8Array;
  private readonly total: number;
  private readonly phrases: PhraseMatch;
  private readonly isDenied: boolean;

  constructor(
    query: readonly QueryWord[],
    text: string,
    private readonly site: RankedSite,
  ) {
    this.isDenied = denies(spokenWords(text));
    const known = query.filter(({ candidates }) => candidates.length > 0);
    const idf = known.map(({ candidates: [best] }) =>
      Math.min(best ? (site.idf[best.family] ?? 0) : 0, WEIGHTS.highestIdf),
    );
    this.typed = query.map(({ typed }) => typed);
    this.words = known.map((word, at) => scoreWord(word, site, idf[at] ?? 0));
    this.hasWord = new Uint8Array(site.sectionCount);
    for (const { inSection } of this.words) {
      for (let at = 0; at < site.sectionCount; at += 1) if (inSection[at]) this.hasWord[at] = 1;
    }
    this.total =
      idf.reduce((sum, weight) => sum + weight, 0) + (query.length - known.length) * UNKNOWN_WEIGHT;
    this.phrases = new PhraseMatch(known, idf, site.idf);
  }

  /** What is found on a page, 0 when no word of the query is. */
  scoreOf(number: number, page: IndexedPage): number {
    const title = this.site.titles[number];
    if (!title) return 0;
    // A section that has no word scores what its page does.
    let best = this.fitOf(number, undefined);
    for (let at = page.first; at < page.end; at += 1) {
      if (!this.hasWord[at]) continue;
      best = Math.max(best, this.fitOf(number, at) + this.headingMatch(at, title));
    }
    return best + this.nameMatch(number, title);
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
    return this.fitOf(number, undefined) > 0 || this.hasWord.subarray(first, end).includes(1);
  }

  /**
   * Whether the query is hardly more or less than the title, its first word or two, or the menu path that ends in it:
   * then the page opens at its top.
   */
  private isNamedBy(page: number, title: Name): boolean {
    if (this.titleMatch(page, title) > NAMED || this.begins(title)) return true;
    const path = new Set([...title.words, ...(this.site.trails[page]?.words ?? [])]);
    return (
      title.words.every((word) => this.typed.includes(word)) &&
      this.typed.every((word) => path.has(word))
    );
  }

  private begins({ words }: Name): boolean {
    return this.typed.length <= 2 && this.typed.every((word, at) => words[at] === word);
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
    for (const { weight, inPage, inSection } of this.words) {
      const found = (inPage[page] ?? 0) + (section === undefined ? 0 : (inSection[section] ?? 0));
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
    const isOpposite = denies(heading?.spoken ?? '') !== this.isDenied;
    return (
      (SECTION.text * said) / this.total +
      SECTION.heading * headingMatch * (isOpposite ? SECTION.opposite : 1) +
      (SECTION.begins[kind]?.[at - first] ?? 0) -
      SECTION.later * Math.min(at - first, SECTION.farthest)
    );
  }

  private headingMatch(section: number, title: Name): number {
    const heading = this.site.headings[section];
    const match = heading ? this.phrases.of(heading.phrase, title.phrase) : 0;
    return WEIGHTS.heading * match ** 2;
  }

  private nameMatch(page: number, title: Name): number {
    const aliases = this.site.aliases[page] ?? [];
    const alias = aliases.reduce((most, phrase) => Math.max(most, this.phrases.of(phrase)), 0);
    const code = this.site.codes[page];
    return (
      (code !== undefined && this.typed.includes(code) ? WEIGHTS.code : 0) +
      WEIGHTS.title * this.titleMatch(page, title) ** 2 +
      WEIGHTS.alias * alias ** 2
    );
  }
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

/** How much more a page counts by its product. */
function productFactor({ product }: IndexedPage, { section }: Asker, mainProduct: string): number {
  if (section !== undefined) return section === product ? WEIGHTS.sameProduct : 1;
  return product === mainProduct ? WEIGHTS.mainProduct : 1;
}

/** Product of most pages. */
export function mainProductOf(pages: readonly IndexedPage[]): string {
  const counts = new Map<string, number>();
  for (const { product } of pages) counts.set(product, (counts.get(product) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? '';
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
  const spoken = spokenWords(asker.text);
  const named = site.productNames
    .filter(({ names }) => names.some((name) => spoken.includes(name)))
    .map(({ product }) => product);
  const ranked: RankedPage[] = [];
  for (const [number, page] of site.pages.entries()) {
    const found = ranking.scoreOf(number, page) * productFactor(page, asker, site.mainProduct);
    const likelihood = likelihoods?.[number] ?? LEAST_LIKELY;
    if (found === 0 && likelihood < LIKELY) continue;
    const learned = WEIGHTS.learned * (likelihood - LEAST_LIKELY);
    const kind = (asker.needsRepair ? KIND_IN_FAILURE[page.kind] : undefined) ?? KIND[page.kind];
    const place = named.includes(page.product) ? WEIGHTS.namedProduct : 0;
    ranked.push({ page: number, score: Math.max(0, found + learned + kind + place) });
  }
  ranked.sort((a, b) => b.score - a.score || a.page - b.page);
  // A page that answers all questions of a kind, «¿Quién puede…?», comes first for each of them.
  const asked = [...site.pages.keys()].filter((number) => {
    const question = site.pages[number]?.question;
    return question !== undefined && spoken.startsWith(` ${question} `);
  });
  const score = ranked[0]?.score ?? 0;
  const others = ranked.filter(({ page }) => !asked.includes(page));
  return {
    ranked: score > 0 ? [...asked.map((page) => ({ page, score })), ...others] : others,
    sectionOf: (number) => {
      const page = site.pages[number];
      if (!page) return 0;
      return asked.includes(number) ? page.first : ranking.sectionOf(number, page);
    },
  };
}

/**
 * From what share of the first page's score a page fits too, and the score beyond which the first is no measure: it
 * is named, and what its name adds says nothing of the others. Of the pages that readers accept among their first
 * ten, all but one in a thousand fit; what also shares a word is several times as much.
 */
const FITS = { share: 0.5, named: 6 } as const;

/** The pages, best first, that truly fit. */
export function fittingPages(ranked: readonly RankedPage[]): RankedPage[] {
  const least = FITS.share * Math.min(ranked[0]?.score ?? 0, FITS.named);
  return ranked.filter(({ score }) => score >= least);
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

import type { IndexedPage, IndexedSection } from './indexed-pages';
import { LEAST_LIKELY } from './learned-words';
import { denies, spokenWords } from './names';
import { PhraseMatch, UNKNOWN_WEIGHT } from './phrase-match';
import type { QueryWord } from './query-words';
import type { SearchSite } from './searchable-site';
import { KIND, KIND_IN_FAILURE, SECTION, WEIGHTS } from './weights';

export interface RankedPage {
  page: IndexedPage;
  score: number;
}

/** The pages that fit a query. */
export interface Ranking {
  /** Best first. */
  ranked: RankedPage[];
  /** The section of a page that answers best; worked out for the few that are shown. */
  sectionOf(page: IndexedPage): IndexedSection;
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

function scoreWord(word: QueryWord, site: SearchSite, weight: number): ScoredWord {
  const inPage = new Float32Array(site.pages.length);
  const inSection = new Float32Array(site.sections.length);
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

  constructor(query: readonly QueryWord[], text: string, site: SearchSite) {
    this.isDenied = denies(spokenWords(text));
    const known = query.filter(({ candidates }) => candidates.length > 0);
    const idf = known.map(({ candidates: [best] }) =>
      Math.min(best ? (site.idf[best.family] ?? 0) : 0, WEIGHTS.highestIdf),
    );
    this.typed = query.map(({ typed }) => typed);
    this.words = known.map((word, at) => scoreWord(word, site, idf[at] ?? 0));
    this.hasWord = new Uint8Array(site.sections.length);
    for (const { inSection } of this.words) {
      for (let at = 0; at < inSection.length; at += 1) if (inSection[at]) this.hasWord[at] = 1;
    }
    this.total =
      idf.reduce((sum, weight) => sum + weight, 0) + (query.length - known.length) * UNKNOWN_WEIGHT;
    this.phrases = new PhraseMatch(known, idf, site.idf);
  }

  /** What is found on a page, 0 when no word of the query is. */
  scoreOf(page: IndexedPage): number {
    // A section that has no word scores what its page does.
    let best = this.found(page.number) ** WEIGHTS.together;
    for (const section of page.sections) {
      if (!this.hasWord[section.number]) continue;
      const fit = this.found(page.number, section.number) ** WEIGHTS.together;
      best = Math.max(best, fit + this.headingMatch(section, page));
    }
    return best + this.nameMatch(page);
  }

  /** The section of a page that answers best; its first where no word of the query is found on it. */
  sectionOf(page: IndexedPage): IndexedSection {
    const { sections } = page;
    const [top] = sections;
    const isFound = this.found(page.number) > 0 || sections.some((one) => this.hasWord[one.number]);
    if (!isFound) return top;
    const nearness = sections.map((section, place) => this.nearness(section, place, page));
    const section = sections[nearness.indexOf(Math.max(...nearness))] ?? top;
    return this.isNamed(page) && !this.saysMore(section, page) ? top : section;
  }

  /**
   * Whether the query is hardly more or less than the title, its first word or two, or the menu path that ends in it:
   * then the page opens at its top.
   */
  private isNamed(page: IndexedPage): boolean {
    const { typed } = this;
    const { words } = page.name;
    if (this.titleMatch(page) > NAMED) return true;
    if (typed.length <= 2 && typed.every((word, at) => words[at] === word)) return true;
    const path = new Set([...words, ...page.trail.words]);
    return words.every((word) => typed.includes(word)) && typed.every((word) => path.has(word));
  }

  private titleMatch({ name, trail }: IndexedPage): number {
    return this.phrases.of(name.phrase, trail.phrase);
  }

  /** Whether the heading of a section is nearer to the query than the title of its page. */
  private saysMore({ heading }: IndexedSection, page: IndexedPage): boolean {
    return this.phrases.of(heading.phrase, page.name.phrase) > this.titleMatch(page);
  }

  /** Share of the query that is found in what is said of a whole page, in a section, or in both together. */
  private found(page: number | undefined, section?: number): number {
    let fit = 0;
    for (const { weight, inPage, inSection } of this.words) {
      const ofPage = page === undefined ? 0 : (inPage[page] ?? 0);
      const found = ofPage + (section === undefined ? 0 : (inSection[section] ?? 0));
      fit += (weight * found) / (found + WEIGHTS.half * weight || 1);
    }
    return fit / this.total;
  }

  /**
   * How near a section is to the query, next to the others of its page: what the page says as a whole
   * does not count, and who is in doubt begins where the page does.
   */
  private nearness(section: IndexedSection, place: number, page: IndexedPage): number {
    const isOpposite = denies(section.heading.spoken) !== this.isDenied;
    const heading = this.headingMatch(section, page) * (isOpposite ? SECTION.opposite : 1);
    return (
      SECTION.text * this.found(undefined, section.number) +
      SECTION.heading * heading +
      (SECTION.begins[page.kind]?.[place] ?? 0) -
      SECTION.later * Math.min(place, SECTION.farthest)
    );
  }

  private headingMatch({ heading }: IndexedSection, { name }: IndexedPage): number {
    return WEIGHTS.heading * this.phrases.of(heading.phrase, name.phrase) ** 2;
  }

  private nameMatch(page: IndexedPage): number {
    const { aliases, code } = page;
    const alias = aliases.reduce((most, phrase) => Math.max(most, this.phrases.of(phrase)), 0);
    return (
      (code !== undefined && this.typed.includes(code) ? WEIGHTS.code : 0) +
      WEIGHTS.title * this.titleMatch(page) ** 2 +
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

/**
 * Ranks the pages that fit a query.
 * @param likelihoods what was learned of its words: for each page the logarithm of how likely it is meant
 */
export function rankPages(
  query: readonly QueryWord[],
  site: SearchSite,
  asker: Asker,
  likelihoods: Float32Array | undefined,
): Ranking {
  const ranking = new QueryRanking(query, asker.text, site);
  const spoken = spokenWords(asker.text);
  const named = site.productNames
    .filter(({ names }) => names.some((name) => spoken.includes(name)))
    .map(({ product }) => product);
  const ranked: RankedPage[] = [];
  for (const page of site.pages) {
    const found = ranking.scoreOf(page) * productFactor(page, asker, site.mainProduct);
    const likelihood = likelihoods?.[page.number] ?? LEAST_LIKELY;
    if (found === 0 && likelihood < LIKELY) continue;
    const learned = WEIGHTS.learned * (likelihood - LEAST_LIKELY);
    const kind = (asker.needsRepair ? KIND_IN_FAILURE[page.kind] : undefined) ?? KIND[page.kind];
    const place = named.includes(page.product) ? WEIGHTS.namedProduct : 0;
    ranked.push({ page, score: Math.max(0, found + learned + kind + place) });
  }
  ranked.sort((a, b) => b.score - a.score);
  // A page that answers all questions of a kind, «¿Quién puede…?», comes first for each of them.
  const isAsked = ({ question }: IndexedPage) =>
    question !== undefined && spoken.startsWith(` ${question} `);
  const score = ranked[0]?.score ?? 0;
  const asked = score > 0 ? site.pages.filter(isAsked) : [];
  return {
    ranked: [
      ...asked.map((page) => ({ page, score })),
      ...ranked.filter(({ page }) => !isAsked(page)),
    ],
    sectionOf: (page) => (isAsked(page) ? page.sections[0] : ranking.sectionOf(page)),
  };
}

/**
 * From what share of the first page's score a page fits too, and the score beyond which the first is no measure: it
 * is named, and what its name adds says nothing of the others. Of the pages that readers accept among their first
 * ten, all but one in a thousand fit; what also shares a word is several times as much.
 */
const FITS = { share: 0.5, named: 6 } as const;

/** The pages, best first, that truly fit. */
export function fittingPages<Ranked extends { score: number }>(
  ranked: readonly Ranked[],
): Ranked[] {
  const least = FITS.share * Math.min(ranked[0]?.score ?? 0, FITS.named);
  return ranked.filter(({ score }) => score >= least);
}

import { AnswerFinder, type FoundAnswer } from './answer-finder';
import type { FactAnswer } from './answer-kinds';
import { excerptOf } from './excerpt';
import { SectionPassages } from './fact-subjects';
import { checkFile, type SearchIndexFile } from './index-format';
import { matchQuery, type PhraseMatch } from './phrase-match';
import { type QueryWord, readQuery, tellsOfFailure } from './query-words';
import { fittingPages, type RankedPage, rankPages } from './ranking';
import { readSite, type SearchSite } from './searchable-site';
import type {
  FactBox,
  SearchAnswer,
  SearchDocsFile,
  SearchHit,
  SearchOptions,
  SearchRecord,
  SearchTextsFile,
} from './types';
import { findUnused } from './unused-words';
import type { Vocabulary } from './vocabulary';

/** Words offered for each one that nothing fits. */
const SUGGESTIONS = 4;

/** Folded words that the answer marks: what was typed, and the forms of it that the site has. */
function markedWords(words: readonly QueryWord[], vocabulary: Vocabulary): Set<string> {
  return new Set(
    words.flatMap(({ typed, candidates }) => [
      typed,
      ...candidates.flatMap(({ family }) => vocabulary.wordsOf(family)),
    ]),
  );
}

function nearestWords(words: readonly QueryWord[], vocabulary: Vocabulary): string[] {
  return [...new Set(words.flatMap(({ typed }) => vocabulary.suggest(typed, SUGGESTIONS)))];
}

/** The search of a site, from its docs and its index, parsed. */
export class SiteSearcher {
  private readonly docs: SearchDocsFile;
  private readonly site: SearchSite;
  private readonly answers: AnswerFinder;
  private readonly passages: SectionPassages;
  /** Record of each page by its first section. */
  private readonly tops: ReadonlyMap<number, SearchRecord | undefined>;
  private texts: SearchTextsFile | undefined;

  /** @throws Error when a file is broken, or when they are not of the same build */
  constructor(docs: unknown, index: unknown) {
    this.docs = checkFile<SearchDocsFile>(docs, 'docs', 'searchDocs');
    this.site = readSite(
      this.docs,
      checkFile<SearchIndexFile>(index, 'index', 'words', this.docs.build),
    );
    this.answers = new AnswerFinder(this.site.ranked, this.site.subjects);
    this.passages = new SectionPassages(this.site.subjects);
    this.tops = new Map(
      this.site.ranked.pages.map(({ first }, page) => [first, this.docs.searchDocs[page]]),
    );
  }

  /** Answers any text; never throws because of what was typed. */
  query(text: string, options: SearchOptions = {}): SearchAnswer {
    const { section, only, limit = this.docs.options.maxHits } = options;
    const { ranked: site, vocabulary, learned } = this.site;
    const { words, stems } = readQuery(text, this.site);
    const needsRepair = tellsOfFailure(text);
    const likelihoods = learned.likelihoods(stems);
    const asker = { section, needsRepair, text };
    const { ranked, sectionOf } = rankPages(words, site, asker, likelihoods);
    const wanted = ranked.filter(
      ({ page }) => only === undefined || site.pages[page]?.product === only,
    );
    const found = this.answers.find({ text, words, ranked: wanted, sectionOf, likelihoods });
    const fitting = fittingPages(wanted);
    const match = matchQuery(words, site.idf);
    const marked = markedWords(words, vocabulary);
    return {
      box: found && this.boxOf(found),
      hits: fitting
        .slice(0, limit)
        .flatMap((rank) => this.hitOf(rank, sectionOf(rank.page), match, marked)),
      total: fitting.length,
      ...findUnused(text, fitting.length > 0 ? words : [], this.site),
      suggestions: fitting.length > 0 ? [] : nearestWords(words, vocabulary),
      terms: [...marked],
      isWhole: this.texts !== undefined,
    };
  }

  /**
   * Takes what answers show; until then they name pages and sections alone.
   * @throws Error when the file is broken or not of the same build
   */
  takeTexts(file: unknown): void {
    this.texts = checkFile<SearchTextsFile>(file, 'texts', 'answers', this.docs.build);
  }

  private textOf(section: number): string {
    return this.tops.get(section)?.text ?? this.texts?.sections[section] ?? '';
  }

  private factText({ textNumber = -1 }: FactAnswer): string {
    return this.texts?.answers[textNumber] ?? '';
  }

  private boxOf({ section, title, told, fact }: FoundAnswer): FactBox | undefined {
    const about = this.site.sections[section];
    if (!about) return undefined;
    const own = told === undefined ? '' : this.textOf(told);
    const said = own.replace(/\n(?:También:|Vea |Menú de ).*$/s, '').replaceAll('\n', ' ');
    const ofFact = fact ? this.factText(fact) : '';
    const place = fact?.kind === 'menu' && ofFact ? `Está en ${ofFact}.` : ofFact;
    return {
      url: about.url,
      title: title ?? about.title,
      text: [said, place].filter(Boolean).join(' '),
    };
  }

  private excerptText(section: number, match: PhraseMatch): string {
    const row = this.passages.of(section, match);
    const ofRow = row ? this.factText(row) : '';
    return row && ofRow ? `${row.name}: ${ofRow}` : this.textOf(section);
  }

  private hitOf(
    rank: RankedPage,
    at: number,
    match: PhraseMatch,
    marked: ReadonlySet<string>,
  ): SearchHit[] {
    const page = this.site.ranked.pages[rank.page];
    const section = this.site.sections[at];
    if (!page || !section) return [];
    return [
      {
        url: section.url,
        title: page.title,
        heading: at === page.first ? '' : section.title,
        product: page.product,
        breadcrumb: page.breadcrumb,
        excerpt: excerptOf(this.excerptText(at, match), marked),
        score: rank.score,
      },
    ];
  }
}

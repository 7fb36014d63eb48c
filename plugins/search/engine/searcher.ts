import { AnswerFinder, type FoundAnswer } from './answer-finder';
import { excerptOf } from './excerpt';
import { namedRow, rowsOfSections, type Subject } from './fact-subjects';
import { checkFile, type SearchIndexFile } from './index-format';
import type { IndexedSection } from './indexed-pages';
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
  private readonly rows: ReadonlyMap<number, readonly Subject[]>;
  private texts: SearchTextsFile | undefined;

  /** @throws Error when a file is broken, or when they are not of the same build */
  constructor(docs: unknown, index: unknown) {
    this.docs = checkFile<SearchDocsFile>(docs, 'docs', 'searchDocs');
    this.site = readSite(
      this.docs,
      checkFile<SearchIndexFile>(index, 'index', 'words', this.docs.build),
    );
    this.answers = new AnswerFinder(this.site);
    this.rows = rowsOfSections(this.site.subjects);
  }

  /** Answers any text; never throws because of what was typed. */
  query(text: string, options: SearchOptions = {}): SearchAnswer {
    const { section, only, limit = this.docs.options.maxHits } = options;
    const { site } = this;
    const { words, stems } = readQuery(text, site);
    const likelihoods = site.learned.likelihoods(stems);
    const asker = { section, needsRepair: tellsOfFailure(text), text };
    const { ranked, sectionOf } = rankPages(words, site, asker, likelihoods);
    const wanted = ranked.filter(({ page }) => only === undefined || page.product === only);
    const found = this.answers.find({ text, words, ranked: wanted, sectionOf, likelihoods });
    const fitting = fittingPages(wanted);
    const match = matchQuery(words, site.idf);
    const marked = markedWords(words, site.vocabulary);
    return {
      box: found && this.boxOf(found),
      hits: fitting
        .slice(0, limit)
        .map((rank) => this.hitOf(rank, sectionOf(rank.page), match, marked)),
      total: fitting.length,
      ...findUnused(text, fitting.length > 0 ? words : [], site),
      suggestions: fitting.length > 0 ? [] : nearestWords(words, site.vocabulary),
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

  private textOf({ number, text }: IndexedSection): string {
    return text ?? this.texts?.sections[number] ?? '';
  }

  private factText({ textNumber = -1 }: Subject): string {
    return this.texts?.answers[textNumber] ?? '';
  }

  private boxOf({ section, title, told, fact }: FoundAnswer): FactBox {
    const own = told ? this.textOf(told) : '';
    const said = own.replace(/\n(?:También:|Vea |Menú de ).*$/s, '').replaceAll('\n', ' ');
    const ofFact = fact ? this.factText(fact) : '';
    const place = fact?.kind === 'menu' && ofFact ? `Está en ${ofFact}.` : ofFact;
    return {
      url: section.url,
      title: title ?? section.title,
      text: [said, place].filter(Boolean).join(' '),
    };
  }

  private excerptText(section: IndexedSection, match: PhraseMatch): string {
    const row = namedRow(this.rows.get(section.number) ?? [], match);
    const ofRow = row ? this.factText(row) : '';
    return row && ofRow ? `${row.name}: ${ofRow}` : this.textOf(section);
  }

  private hitOf(
    { page, score }: RankedPage,
    section: IndexedSection,
    match: PhraseMatch,
    marked: ReadonlySet<string>,
  ): SearchHit {
    const { record, sections, product } = page;
    return {
      url: section.url,
      title: record.subcategory,
      heading: section === sections[0] ? '' : section.title,
      product,
      breadcrumb: record.path ?? [],
      excerpt: excerptOf(this.excerptText(section, match), marked),
      score,
    };
  }
}

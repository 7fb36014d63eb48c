import type { FactAnswer } from './answer-kinds';
import { AnswerFinder, type FoundAnswer } from './answers';
import { excerptOf } from './excerpt';
import { fittingPages } from './fitting-pages';
import { checkBuild, checkDocsFile, checkTextsFile } from './index-format';
import { matchQuery, type PhraseMatch } from './phrase-match';
import { namesCode, type QueryWord, readQuery, tellsOfFailure } from './query-words';
import { type RankedPage, rankPages } from './ranking';
import { readSite } from './searchable-site';
import { SectionPassages } from './section-passages';
import type {
  FactBox,
  SearchAnswer,
  SearchDocsFile,
  Searcher,
  SearchHit,
  SearchTextsFile,
} from './types';
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

/**
 * Makes the searcher of a site from its docs and its index, parsed.
 * @throws SearchFileError when a file is broken, or when they are not of the same build
 */
export function createSearcher(docs: SearchDocsFile, index: unknown): Searcher {
  const checked = checkDocsFile(docs);
  checkBuild(index, checked);
  const read = readSite(checked, index);
  const { ranked: site, vocabulary, learned, sections } = read;
  let texts: SearchTextsFile | undefined;

  const answers = new AnswerFinder(site, read.subjects);
  const passages = new SectionPassages(read.subjects);

  const tops = new Map(site.pages.map(({ first }, page) => [first, checked.searchDocs[page]]));
  const textOf = (section: number): string =>
    tops.get(section)?.text ?? texts?.sections[section] ?? '';
  const factText = ({ textNumber = -1 }: FactAnswer): string => texts?.answers[textNumber] ?? '';

  const boxOf = ({ section, title, told, fact }: FoundAnswer): FactBox | undefined => {
    const about = sections[section];
    if (!about) return undefined;
    const own = told === undefined ? '' : textOf(told);
    const said = own.replace(/\n(?:También:|Vea |Menú de ).*$/s, '').replaceAll('\n', ' ');
    const ofFact = fact ? factText(fact) : '';
    const place = fact?.kind === 'menu' && ofFact ? `Está en ${ofFact}.` : ofFact;
    return {
      url: about.url,
      title: title ?? about.title,
      text: [said, place].filter(Boolean).join(' '),
    };
  };

  const excerptText = (section: number, match: PhraseMatch): string => {
    const row = passages.of(section, match);
    const ofRow = row ? factText(row) : '';
    return row && ofRow ? `${row.name}: ${ofRow}` : textOf(section);
  };

  const productOf = ({ page }: RankedPage): string => site.pages[page]?.product ?? '';

  const hitOf = (
    rank: RankedPage,
    at: number,
    match: PhraseMatch,
    marked: ReadonlySet<string>,
  ): SearchHit[] => {
    const page = site.pages[rank.page];
    const section = sections[at];
    if (!page || !section) return [];
    return [
      {
        url: section.url,
        title: page.title,
        heading: at === page.first ? '' : section.title,
        product: page.product,
        breadcrumb: page.breadcrumb,
        excerpt: excerptOf(excerptText(at, match), (word) => marked.has(word)),
        score: rank.score,
      },
    ];
  };

  const query = (
    text: string,
    { section, only, limit = checked.options.maxHits }: Parameters<Searcher['query']>[1] = {},
  ): SearchAnswer => {
    const { words, stems } = readQuery(text, read);
    const needsRepair = tellsOfFailure(text) || namesCode(words);
    const asker = { section, needsRepair, text };
    const likelihoods = learned.likelihoods(stems);
    const { ranked, sectionOf } = rankPages(words, site, asker, likelihoods);
    const wanted = only === undefined ? ranked : ranked.filter((rank) => productOf(rank) === only);
    const found = answers.find({ text, words, ranked: wanted, sectionOf, likelihoods });
    const fitting = fittingPages(wanted);
    const match = matchQuery(words, site.idf);
    const marked = markedWords(words, vocabulary);
    return {
      box: found && boxOf(found),
      hits: fitting
        .slice(0, limit)
        .flatMap((rank) => hitOf(rank, sectionOf(rank.page), match, marked)),
      total: fitting.length,
      suggestions: fitting.length > 0 ? [] : nearestWords(words, vocabulary),
      terms: [...marked],
      isWhole: texts !== undefined,
    };
  };

  const takeTexts = (file: unknown): void => {
    checkBuild(file, checked);
    texts = checkTextsFile(file, { sections: sections.length, answers: read.answerCount });
  };
  return { query, takeTexts };
}

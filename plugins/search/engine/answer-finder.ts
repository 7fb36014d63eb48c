import { foldText } from '../../../src/text/accents';
import type { AnswerKind, FactAnswer } from './answer-kinds';
import { bestSubject, type Subject } from './fact-subjects';
import { denies, spokenWords } from './names';
import { matchQuery, type PhraseMatch } from './phrase-match';
import type { QueryWord } from './query-words';
import type { RankedPage, RankedSite } from './ranking';
import { type Meaning, REPORT, surePage, withoutFinders } from './sure-page';

/** What a query has to agree with a subject; nothing less is an answer. */
const FIT = {
  permission: 0.62,
  term: 0.9,
  field: 0.8,
  told: 0.8,
  report: 0.8,
  place: 0.8,
  section: 0.5,
} as const;

const WHO =
  /\b(?:quien(?:es)?|que rol(?:es)?) (?:puede|pueden|tienen? permiso|autoriza|esta autorizado)/;
/** «Qué es lo que más se vende» asks for a figure, not for a meaning. */
const WHAT_IS =
  /\b(?:que (?:es(?! lo que)|son|significa|quiere decir|va en|escribo en|pongo en)|definicion|para que (?:es|sirve)|campo|columna)\b/;
const KEY = /\b(?:f(?:1[0-2]|[1-9])|ctrl ?\+? ?[a-z0-9]|supr)(?![a-z0-9])/;
/** All that may stand beside a key in a question about it. */
const ABOUT_KEYS =
  /\b(?:que|para|hace|sirve|es|la|el|tecla|de|funcion|con|pasa|si|oprimo|pulso|a)\b|[¿?+\s]/g;
/** Who tells of something that fails, or asks why, is not told where things are. */
const TROUBLE = /\b(?:no|por que|porque|error|falla|mal|cuando|si|sale)\b/;
/** Who asks for a place is told the menu path. */
const WHERE = /\bdonde (?:esta|queda|encuentro|abro)\b/;
/** Who asks how something is done is not told what a report shows. */
const HOW = /\bcomo\b/;
/** A bare name asks no question. */
const ASKS = /\b(?:como|que|cual|cuando|cuant[oa]s?|donde|puedo|quien|se me|no|si|me|hago)\b/;

/** What was found for a query. */
export interface FoundAnswer {
  section: number;
  /** What it is called, where that is not the heading of the section. */
  title?: string;
  /** Section whose text answers. */
  told?: number | undefined;
  /** Fact whose text answers, after that of the section. */
  fact?: FactAnswer | undefined;
}

/** Finds what answers a query by itself, where something does without a doubt. */
export class AnswerFinder {
  private readonly menus = new Map<number, FactAnswer>();

  constructor(
    private readonly site: RankedSite,
    private readonly subjects: readonly Subject[],
  ) {
    for (const { fact } of subjects) if (fact.kind === 'menu') this.menus.set(fact.section, fact);
  }

  /** The answer to a query, or undefined where none is sure. */
  find(asked: Meaning): FoundAnswer | undefined {
    const folded = foldText(asked.text);
    const [code, ...others] = this.codesIn(asked.words);
    if (code !== undefined) return others.length > 0 ? undefined : this.withNext(code);
    const key = this.ofKey(folded);
    if (key) return key;
    const match = matchQuery(asked.words, this.site.idf);
    const isOfSite = asked.words.every(({ candidates }) => candidates.length > 0);
    const fact = isOfSite ? this.ofFacts(asked, folded, match) : undefined;
    if (fact) return this.answerOf(fact);
    if (WHO.test(folded)) return undefined;
    return this.ofPlace(asked, folded, match) ?? this.ofPage(asked, folded, match);
  }

  /** Pages of the codes that a query names. */
  private codesIn(words: readonly QueryWord[]): number[] {
    return [...this.site.codes.keys()].filter((page) =>
      words.some(({ typed }) => typed === this.site.codes[page]),
    );
  }

  /** A page with what to do first, which the section after its top says. */
  private withNext(page: number): FoundAnswer | undefined {
    const { first, end } = this.site.pages[page] ?? { first: 0, end: 0 };
    if (end - first < 2) return undefined;
    return { section: first, told: first + 1 };
  }

  private ofKey(folded: string): FoundAnswer | undefined {
    const [typed] = KEY.exec(folded) ?? [];
    if (typed === undefined || folded.replace(KEY, '').replace(ABOUT_KEYS, '') !== '')
      return undefined;
    const plain = (key: string) => foldText(key).replace(/[^a-z0-9]/g, '');
    const found = this.subjects.find(
      ({ fact }) => fact.kind === 'tecla' && plain(fact.name) === plain(typed),
    );
    return found && this.answerOf(found.fact);
  }

  /** The fact that a query names. */
  private ofFacts(
    { text, ranked }: Meaning,
    folded: string,
    match: PhraseMatch,
  ): FactAnswer | undefined {
    const best = (kind: AnswerKind, least: number) =>
      bestSubject(this.subjects, kind, least, match);
    if (WHO.test(folded)) return best('quien', FIT.permission);
    const named = WHAT_IS.test(folded)
      ? (best('termino', FIT.term) ?? best('campo', FIT.field) ?? best('columna', FIT.field))
      : undefined;
    if (named) return named;
    const report = REPORT.test(folded) ? best('reporte', FIT.report) : undefined;
    if (report) return report;
    if (!ASKS.test(folded)) return undefined;
    const told = best('pregunta', FIT.told) ?? best('problema', FIT.told);
    if (!told || !this.isNear(told, ranked)) return undefined;
    // «No abre» is not answered by what opens by itself.
    return denies(spokenWords(told.name)) === denies(spokenWords(text)) ? told : undefined;
  }

  /** Whether a fact stands on one of the pages that fit best. */
  private isNear({ section }: FactAnswer, ranked: readonly RankedPage[]): boolean {
    return ranked.slice(0, 3).some(({ page }) => {
      const { first, end } = this.site.pages[page] ?? { first: 0, end: 0 };
      return section >= first && section < end;
    });
  }

  /** The page whose whole title a query says that asks where something is. */
  private ofPlace(
    { ranked }: Meaning,
    folded: string,
    match: PhraseMatch,
  ): FoundAnswer | undefined {
    if (!WHERE.test(folded)) return undefined;
    const { pages, titles } = this.site;
    const page = withoutFinders(ranked, pages)[0]?.page ?? -1;
    const top = pages[page]?.first ?? -1;
    const isNamed = match.of(titles[page]?.phrase ?? []) >= FIT.place;
    return isNamed && this.menus.has(top) ? this.withPlace(top) : undefined;
  }

  /** What the page says that is meant beyond doubt. */
  private ofPage(asked: Meaning, folded: string, match: PhraseMatch): FoundAnswer | undefined {
    const sure = surePage(asked, this.site);
    if (!sure) return undefined;
    const { page, section, about } = sure;
    if (about.kind === 'message') return this.withNext(page);
    const spoken = this.site.headings[section]?.spoken ?? '';
    const isDenied = denies(spokenWords(asked.text));
    if (denies(spoken) === isDenied && this.saysHeading(page, section, match)) {
      return { section, told: section };
    }
    // A page about all that may fail in a product has nothing to try first for one thing.
    if (about.kind === 'repair' && about.breadcrumb.length === 0) return undefined;
    if (about.kind === 'repair') return this.withNext(page);
    if (about.kind === 'questions' || TROUBLE.test(folded)) return undefined;
    if (HOW.test(folded) && about.kind !== 'task') return undefined;
    return this.withPlace(about.first);
  }

  /** Whether a query says the heading of a section, one that no other page has. */
  private saysHeading(page: number, section: number, match: PhraseMatch): boolean {
    if (!this.site.isOwnHeading[section]) return false;
    const heading = this.site.headings[section]?.phrase ?? [];
    const above = [this.site.titles[page], this.site.trails[page]].flatMap(
      (name) => name?.phrase ?? [],
    );
    return match.of(heading, above) >= FIT.section;
  }

  private answerOf(fact: FactAnswer): FoundAnswer {
    const { kind, name, section } = fact;
    if (kind === 'reporte') return this.withPlace(section);
    return fact.textNumber === undefined
      ? { section, told: section }
      : { section, fact, title: name };
  }

  /** The top of a page, and the menu path that leads to what it is about. */
  private withPlace(top: number): FoundAnswer {
    return { section: top, told: top, fact: this.menus.get(top) };
  }
}

import { foldText } from '../../../src/text/accents';
import { type AnswerKind, bestSubject, type Subject } from './fact-subjects';
import type { IndexedPage, IndexedSection } from './indexed-pages';
import { denies, spokenWords } from './names';
import { matchQuery, type PhraseMatch } from './phrase-match';
import type { SearchSite } from './searchable-site';
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
  section: IndexedSection;
  /** What it is called, where that is not the heading of the section. */
  title?: string;
  /** Section whose text answers. */
  told?: IndexedSection | undefined;
  /** Fact whose text answers, after that of the section. */
  fact?: Subject | undefined;
}

/** Finds what answers a query by itself, where something does without a doubt. */
export class AnswerFinder {
  /** Menu paths, by the tops of the pages that they lead to. */
  private readonly menus: ReadonlyMap<IndexedSection, Subject>;

  constructor(private readonly site: SearchSite) {
    const menus = site.subjects.filter(({ kind }) => kind === 'menu');
    this.menus = new Map(menus.map((menu) => [menu.section, menu]));
  }

  /** The answer to a query, or undefined where none is sure. */
  find(asked: Meaning): FoundAnswer | undefined {
    const folded = foldText(asked.text);
    const [page, ...others] = this.site.pages.filter(({ code }) =>
      asked.words.some(({ typed }) => typed === code),
    );
    if (page) return others.length > 0 ? undefined : withNext(page);
    const key = this.ofKey(folded);
    if (key) return this.answerOf(key);
    const match = matchQuery(asked.words, this.site.idf);
    const isOfSite = asked.words.every(({ candidates }) => candidates.length > 0);
    const fact = isOfSite ? this.ofFacts(asked, folded, match) : undefined;
    if (fact) return this.answerOf(fact);
    if (WHO.test(folded)) return undefined;
    return this.ofPlace(asked, folded, match) ?? this.ofPage(asked, folded, match);
  }

  private ofKey(folded: string): Subject | undefined {
    const [typed] = KEY.exec(folded) ?? [];
    if (typed === undefined || folded.replace(KEY, '').replace(ABOUT_KEYS, '') !== '')
      return undefined;
    const plain = (key: string) => foldText(key).replace(/[^a-z0-9]/g, '');
    return this.site.subjects.find(
      ({ kind, name }) => kind === 'tecla' && plain(name) === plain(typed),
    );
  }

  /** The fact that a query names. */
  private ofFacts(
    { text, ranked }: Meaning,
    folded: string,
    match: PhraseMatch,
  ): Subject | undefined {
    const best = (kind: AnswerKind, least: number) =>
      bestSubject(this.site.subjects, kind, least, match);
    if (WHO.test(folded)) return best('quien', FIT.permission);
    const named = WHAT_IS.test(folded)
      ? (best('termino', FIT.term) ?? best('campo', FIT.field) ?? best('columna', FIT.field))
      : undefined;
    if (named) return named;
    const report = REPORT.test(folded) ? best('reporte', FIT.report) : undefined;
    if (report) return report;
    if (!ASKS.test(folded)) return undefined;
    const told = best('pregunta', FIT.told) ?? best('problema', FIT.told);
    // It has to stand on one of the pages that fit best.
    const isNear = ranked.slice(0, 3).some(({ page }) => page.number === told?.section.page);
    if (!told || !isNear) return undefined;
    // «No abre» is not answered by what opens by itself.
    return denies(spokenWords(told.name)) === denies(spokenWords(text)) ? told : undefined;
  }

  /** The page whose whole title a query says that asks where something is. */
  private ofPlace(
    { ranked }: Meaning,
    folded: string,
    match: PhraseMatch,
  ): FoundAnswer | undefined {
    const page = WHERE.test(folded) ? withoutFinders(ranked)[0]?.page : undefined;
    if (!page || match.of(page.name.phrase) < FIT.place) return undefined;
    const [top] = page.sections;
    return this.menus.has(top) ? this.withPlace(top) : undefined;
  }

  /** What the page says that is meant beyond doubt. */
  private ofPage(asked: Meaning, folded: string, match: PhraseMatch): FoundAnswer | undefined {
    const sure = surePage(asked);
    if (!sure) return undefined;
    const { page, section } = sure;
    const { kind, record, sections } = page;
    if (kind === 'message') return withNext(page);
    const isOpposite = denies(section.heading.spoken) !== denies(spokenWords(asked.text));
    if (!isOpposite && saysHeading(section, page, match)) return { section, told: section };
    // A page about all that may fail in a product has nothing to try first for one thing.
    if (kind === 'repair') return record.path ? withNext(page) : undefined;
    if (kind === 'questions' || TROUBLE.test(folded)) return undefined;
    if (HOW.test(folded) && kind !== 'task') return undefined;
    return this.withPlace(sections[0]);
  }

  private answerOf(fact: Subject): FoundAnswer {
    const { kind, name, section, textNumber } = fact;
    if (kind === 'reporte') return this.withPlace(section);
    return textNumber === undefined ? { section, told: section } : { section, fact, title: name };
  }

  /** The top of a page, and the menu path that leads to what it is about. */
  private withPlace(top: IndexedSection): FoundAnswer {
    return { section: top, told: top, fact: this.menus.get(top) };
  }
}

/** A page with what to do first, which the section after its top says. */
function withNext({ sections: [section, told] }: IndexedPage): FoundAnswer | undefined {
  return told && { section, told };
}

/** Whether a query says the heading of a section, one that no other page has. */
function saysHeading(
  { isOwn, heading }: IndexedSection,
  { name, trail }: IndexedPage,
  match: PhraseMatch,
): boolean {
  return isOwn && match.of(heading.phrase, [...name.phrase, ...trail.phrase]) >= FIT.section;
}

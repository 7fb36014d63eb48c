import { foldText } from '../../../src/text/accents';
import type { FactAnswer } from './answer-kinds';
import type { Name } from './names';
import { PhraseMatch } from './phrase-match';
import type { QueryWord } from './query-words';
import type { RankedPage, RankedSite } from './ranking';

/** What a query has to agree with a subject; nothing less is an answer. */
const FIT = { permission: 0.62, term: 0.9, question: 0.8, page: 0.72 } as const;

/** How likely a page has to be meant, of all, for what its writers call it to be what is asked. */
const SURE = Math.log(0.3);

/** How much better than the next page it has to stand. */
const MARGIN = 0.2;

const WHO =
  /\b(?:quien(?:es)?|que rol(?:es)?) (?:puede|pueden|tienen? permiso|autoriza|esta autorizado)/;
const WHAT_IS = /\b(?:que (?:es|son|significa|quiere decir)|definicion)\b/;
const KEY = /\b(?:f(?:1[0-2]|[1-9])|ctrl ?\+? ?[a-z0-9]|supr)(?![a-z0-9])/;
/** All that may stand beside a key in a question about it. */
const ABOUT_KEYS =
  /\b(?:que|para|hace|sirve|es|la|el|tecla|de|funcion|con|pasa|si|oprimo|pulso|a)\b|[¿?+\s]/g;
/** Who tells of something that fails, or asks why, is not told where things are. */
const TROUBLE = /\b(?:no|por que|porque|error|falla|mal|cuando|si|sale)\b/;

/** Who asks how something is done is not told what a report shows. */
const HOW = /\bcomo\b/;

/** A bare name asks no question. */
const ASKS = /\b(?:como|que|cual|cuando|cuant[oa]s?|donde|puedo|quien|se me|no|si|me|hago)\b/;

/** A subject that a query may name, read. */
export interface Subject {
  fact: FactAnswer;
  names: readonly Name[];
}

/** What was found for a query: a section, and the text that answers where it is not the section's own. */
export interface FoundAnswer {
  section: number;
  text: string | undefined;
  /** What it is called, where that is not the heading of the section. */
  title?: string;
  /** Section whose text is shown after or instead. */
  told: number | undefined;
}

/** What a query is, read, and what ranking made of it. */
export interface Asked {
  text: string;
  words: readonly QueryWord[];
  ranked: readonly RankedPage[];
  likelihoods: Float32Array | undefined;
}

/** Finds the fact that answers a query, where one does without a doubt. */
export class AnswerFinder {
  private readonly menus = new Map<number, string>();

  constructor(
    private readonly site: RankedSite,
    private readonly subjects: readonly Subject[],
  ) {
    for (const { fact } of subjects)
      if (fact.kind === 'menu') this.menus.set(fact.section, fact.text);
  }

  /** The answer to a query, or undefined where none is sure. */
  find(asked: Asked): FoundAnswer | undefined {
    const folded = foldText(asked.text);
    const code = this.ofCode(asked.words);
    if (code) return code;
    if (asked.words.some(({ candidates }) => candidates.length === 0)) return undefined;
    const key = this.ofKey(folded);
    if (key) return key;
    const match = this.matchOf(asked.words);
    if (!match) return undefined;
    if (WHO.test(folded)) return this.best('quien', FIT.permission, match);
    if (WHAT_IS.test(folded)) {
      const term = this.best('termino', FIT.term, match);
      if (term) return term;
    }
    const question = ASKS.test(folded) ? this.ofQuestion(asked, match) : undefined;
    return question ?? this.ofPage(asked, folded, match);
  }

  private matchOf(words: readonly QueryWord[]): PhraseMatch | undefined {
    const weights = words.map(({ candidates: [best] }) => this.site.idf[best?.family ?? -1] ?? 0);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return total > 0 ? new PhraseMatch(words, weights, this.site.idf) : undefined;
  }

  private ofCode(words: readonly QueryWord[]): FoundAnswer | undefined {
    const page = this.site.codes.findIndex(
      (code) => code !== undefined && words.some(({ typed }) => typed === code),
    );
    return page < 0 ? undefined : this.ofMessage(page);
  }

  /** A message with what to do first, which the section after its top says. */
  private ofMessage(page: number): FoundAnswer | undefined {
    const { first, end } = this.site.pages[page] ?? { first: 0, end: 0 };
    if (end - first < 2) return undefined;
    return { section: first, text: undefined, told: first + 1 };
  }

  private ofKey(folded: string): FoundAnswer | undefined {
    const [typed] = KEY.exec(folded) ?? [];
    if (typed === undefined || folded.replace(KEY, '').replace(ABOUT_KEYS, '') !== '')
      return undefined;
    const plain = (key: string) => foldText(key).replace(/[^a-z0-9]/g, '');
    const found = this.subjects.find(
      ({ fact }) => fact.kind === 'tecla' && plain(fact.name) === plain(typed),
    );
    return found && answerOf(found.fact);
  }

  /** The one subject of a kind that a query names better than all others. */
  private best(
    kind: FactAnswer['kind'],
    least: number,
    match: PhraseMatch,
  ): FoundAnswer | undefined {
    let best: FactAnswer | undefined;
    let most = 0;
    let next = 0;
    for (const { fact, names } of this.subjects) {
      if (fact.kind !== kind) continue;
      const fit = Math.max(...names.map(({ phrase }) => match.of(phrase)));
      if (fit > most) [best, most, next] = [fact, fit, most];
      else next = Math.max(next, fit);
    }
    return best && most >= least && most > next ? answerOf(best) : undefined;
  }

  /** A frequent question, on one of the pages that fit best. */
  private ofQuestion({ ranked }: Asked, match: PhraseMatch): FoundAnswer | undefined {
    const found = this.best('pregunta', FIT.question, match);
    const isNear = ranked.slice(0, 3).some(({ page }) => {
      const { first, end } = this.site.pages[page] ?? { first: 0, end: 0 };
      return found !== undefined && found.section >= first && found.section < end;
    });
    return isNear ? found : undefined;
  }

  /** The page that is meant beyond doubt, when what its writers call it says all of the query. */
  private ofPage(asked: Asked, folded: string, match: PhraseMatch): FoundAnswer | undefined {
    const [best, second] = asked.ranked;
    if (!best || best.score - (second?.score ?? 0) < MARGIN) return undefined;
    if ((asked.likelihoods?.[best.page] ?? SURE - 1) < SURE) return undefined;
    const page = this.site.pages[best.page];
    const title = this.site.titles[best.page];
    if (!page || !title) return undefined;
    const aliases = this.site.aliases[best.page] ?? [];
    const trail = this.site.trails[best.page]?.phrase;
    const fit = Math.max(
      match.of(title.phrase, trail),
      ...aliases.map(({ phrase }) => match.of(phrase)),
    );
    if (fit < FIT.page) return undefined;
    if (page.kind === 'message') return this.ofMessage(best.page);
    const menu = this.menus.get(page.first);
    if (menu === undefined || TROUBLE.test(folded)) return undefined;
    if (HOW.test(folded) && page.kind !== 'task') return undefined;
    return { section: page.first, text: `Está en ${menu}.`, told: page.first };
  }
}

function answerOf({ kind, name, section, text }: FactAnswer): FoundAnswer {
  if (text === '') return { section, text: undefined, told: section };
  const isListed = kind === 'quien' || kind === 'tecla';
  return { section, text, told: undefined, ...(isListed && { title: name }) };
}

import { addressesOf } from '../../../src/facts/addresses';
import { unknownName } from '../../../src/text/nearest';
import type { Phrase } from '../../learn-search/phrases';
import type { Content } from '../content';
import type { ContentRule, Finding } from '../rule';

export class SearchPhrases implements ContentRule {
  readonly id = 'search-phrases';
  readonly severity = 'error';
  readonly asks =
    'Every phrase that the search learns from leads to a page that exists, and the search has learned them all.';

  /**
   * @param phrases what the search learns from
   * @param areLearned whether its weights were learned from the phrases as they stand
   * @param learnedFile where the weights stand
   */
  constructor(
    private readonly phrases: readonly Phrase[],
    private readonly areLearned: boolean,
    private readonly learnedFile: string,
  ) {}

  check({ facts }: Content): Finding[] {
    const known = addressesOf(facts).map(([address]) => address);
    const pages = new Set(known);
    const named = new Map(this.phrases.map((phrase) => [phrase.url, phrase]));
    const lost = [...named.values()].filter(({ url }) => !pages.has(url));
    const findings = lost.map(({ url, file, line }) => ({
      file,
      line,
      message: `${unknownName(url, known)}: correct the line "## …" above these phrases, or move them to the page that answers them now`,
    }));
    if (this.areLearned) return findings;
    const message = `the phrases changed since these weights were learned: run "npm run build" and "npm run search:learn", and commit this file`;
    return [...findings, { file: this.learnedFile, line: undefined, message }];
  }
}

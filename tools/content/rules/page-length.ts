import type { Content, ContentPage } from '../content';
import { allWords, proseWords } from '../prose';
import { type PageProblem, PageRule } from '../rule';

/** A page of questions or problems unfolds the one that its reader came for, with the whole remedy. */
const mostWords = { answers: 1800, other: 1400 };

/** An index mostly leads on, and a page of news lists; the rest must explain something. */
const fewestWords = { index: 120, news: 200, other: 250 };

function fewestFor({ route }: ContentPage): number {
  if (route && route.children.length > 0) return fewestWords.index;
  return route?.path.endsWith('/novedades') ? fewestWords.news : fewestWords.other;
}

function mostFor({ route }: ContentPage, { questions, problems }: Content['facts']): number {
  const isOfAnswers = [...questions, ...problems].some(({ ruta }) => ruta === route?.path);
  return isOfAnswers ? mostWords.answers : mostWords.other;
}

export class PageLength extends PageRule {
  readonly id = 'page-length';
  readonly severity = 'notice';
  readonly asks =
    `A documentation page has ${fewestWords.other} words or more, tables included (an index ${fewestWords.index}, news ${fewestWords.news}), and at most ${mostWords.other} of prose (questions and problems ${mostWords.answers}).`;

  protected problemsOf(page: ContentPage, { facts }: Content): PageProblem[] {
    if (page.kind !== 'doc') return [];
    const fewest = fewestFor(page);
    const words = allWords(page);
    if (words < fewest) {
      const message = `${words} words, of ${fewest} at least: add an example, what can go wrong or what comes next, or join it to another page`;
      return [{ message }];
    }
    const prose = proseWords(page);
    if (prose <= mostFor(page, facts)) return [];
    return [{ message: `${prose} words of prose: divide it, or link to what another page says` }];
  }
}

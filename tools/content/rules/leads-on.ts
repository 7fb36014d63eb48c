import type { ContentPage } from '../content';
import { linksOf } from '../links';
import { type PageProblem, PageRule } from '../rule';

const LEAST = 2;

export class LeadsOn extends PageRule {
  readonly id = 'leads-on';
  readonly severity = 'error';
  readonly asks =
    `A documentation page links to ${LEAST} others at least, so that nobody ends in a blind alley.`;

  protected problemsOf(page: ContentPage): PageProblem[] {
    if (!page.route) return [];
    const own = page.route.url;
    const targets = new Set(linksOf(page).map(({ url }) => url.split('#')[0] ?? ''));
    const others = [...targets].filter((url) => url.startsWith('/docs/') && url !== own);
    if (others.length >= LEAST) return [];
    const message = `links to ${others.length} other pages; add «::relacionadas» or links to ${LEAST} at least`;
    return [{ message }];
  }
}

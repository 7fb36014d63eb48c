import type { Heading } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { ContentPage } from '../content';
import { headingsOf } from '../headings';
import { type PageProblem, PageRule } from '../rule';

function extra(heading: Heading, advice: string): PageProblem {
  return {
    line: heading.position?.start.line,
    message: `«${plainText(heading)}» is an h1; ${advice}`,
  };
}

export class SingleH1 extends PageRule {
  readonly id = 'single-h1';
  readonly severity = 'error';
  readonly asks =
    'One h1: on documentation and posts it is the title, so the body starts at `##`; a standalone page writes its own.';

  protected problemsOf(page: ContentPage): PageProblem[] {
    const titles = headingsOf(page).filter((heading) => heading.depth === 1);
    if (page.kind === 'standalone') {
      if (titles.length === 0 && page.brokenBy === undefined) {
        return [{ message: 'the page has no h1; write its title as «# …»' }];
      }
      return titles.slice(1).map((title) => extra(title, 'the page has one already, use ##'));
    }
    const source = page.kind === 'doc' ? 'data/rutas.yaml' : 'the front matter';
    return titles.map((title) => extra(title, `the title comes from ${source}, start at ##`));
  }
}

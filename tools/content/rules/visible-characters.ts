import { invisibleIn } from '../../../src/text/invisible';
import type { ContentPage } from '../content';
import { type PageProblem, PageRule } from '../rule';

export class VisibleCharacters extends PageRule {
  readonly id = 'visible-characters';
  readonly severity = 'error';
  readonly asks =
    'A page holds no character that nobody sees: controls, zero-width spaces, overrides of direction.';

  protected problemsOf({ source }: ContentPage): PageProblem[] {
    return source.split('\n').flatMap((text, index) => {
      const code = invisibleIn(text);
      if (code === undefined) return [];
      const message = `${code} is seen by nobody; delete it, and type again the letters around it`;
      return [{ line: index + 1, message }];
    });
  }
}

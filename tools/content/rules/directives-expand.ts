import type { ContentPage } from '../content';
import { type PageProblem, PageRule } from '../rule';

export class DirectivesExpand extends PageRule {
  readonly id = 'directives-expand';
  readonly severity = 'error';
  readonly asks =
    'The MDX parses and every directive expands: the permission, code, menu path, route or term it names exists.';

  protected problemsOf({ brokenBy }: ContentPage): PageProblem[] {
    return brokenBy === undefined ? [] : [brokenBy];
  }
}

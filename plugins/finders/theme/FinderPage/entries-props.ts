import type { Finder } from '../../../../src/rendering/finders/finder';
import type { Fitting } from '../../client/fitting';

export interface EntriesProps {
  readonly finder: Finder;
  readonly fitting: readonly Fitting[];
  /** Whether they answer what the reader asked, and are not the whole list. */
  readonly isAnswer: boolean;
}

import type { Corpus } from '../corpus/corpus';
import type { Selectors } from '../sites/peer-site';

/** A built site that is being served. */
export interface VisitedSite {
  /** `http://localhost:1234` */
  base: string;
  /** Address of the typical page. */
  url: string;
  corpus: Corpus;
  selectors: Selectors;
}

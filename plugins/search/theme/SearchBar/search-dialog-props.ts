import type { SearchService } from '../../client/search-service';

/** What opens the search gives it. */
export interface SearchDialogProps {
  readonly service: SearchService;
  /** What the reader had typed when the dialog came. */
  readonly typed: string;
  /** The product being read, or undefined outside of the documentation. */
  readonly reading: string | undefined;
  /** Goes to another page of the site, with words to mark there. */
  readonly goTo: (address: string, state?: unknown) => void;
  /** The reader has typed, or chosen other words. */
  readonly onType?: (words: string) => void;
  /** The reader closed the dialog and goes on where they were. */
  readonly onClose: () => void;
  /** The reader goes to another page. */
  readonly onLeave: () => void;
}

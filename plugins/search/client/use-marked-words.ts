import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import './mark.css';
import { searchTermsOf, termsToMark, withoutSearchTerms } from './search-state';

/** The text of a page; without the breadcrumbs and tags that stand around it. */
const PAGE_TEXT = ['article .markdown', 'article', 'main'];

function pageText(): Element {
  for (const selector of PAGE_TEXT) {
    const element = document.querySelector(selector);
    if (element) return element;
  }
  throw new Error(`The page has none of ${PAGE_TEXT.join(', ')} to highlight words in.`);
}

/**
 * Marks on the page the words that led to it, as the navigation state says, and takes them out of
 * the state, so that neither reloading nor coming back marks them again. Errors are only logged.
 */
export function useMarkedWords(): void {
  const history = useHistory();
  const location = useLocation();
  const clearMarks = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    async function mark(terms: unknown): Promise<void> {
      try {
        // Few loads have words to mark, so the code that does it comes when one has.
        const { markWords } = await import('./mark-words');
        if (history.location.pathname !== location.pathname) return;
        clearMarks.current?.();
        clearMarks.current = markWords(pageText(), termsToMark(terms), 'search-mark');
      } catch (error) {
        console.error('The searched words could not be highlighted.', error);
      }
    }

    const terms = searchTermsOf(location.state);
    // Whoever has gone back meanwhile is not brought here again.
    if (terms === undefined || history.location.key !== location.key) return;
    void mark(terms);
    history.replace({ ...location, state: withoutSearchTerms(location.state as object) });
  }, [history, location]);
}

import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import './mark.css';

/** The text of a page; without the breadcrumbs and tags that stand around it. */
const PAGE_TEXT = ['article .markdown', 'article', 'main'];

function pageText(): Element {
  for (const selector of PAGE_TEXT) {
    const element = document.querySelector(selector);
    if (element) return element;
  }
  throw new Error(`The page has none of ${PAGE_TEXT.join(', ')} to highlight words in.`);
}

/** @throws TypeError when what a navigation state carries is no list of words */
function termsToMark(terms: unknown): ReadonlySet<string> {
  if (Array.isArray(terms) && terms.every((term) => typeof term === 'string')) {
    return new Set(terms);
  }
  throw new TypeError(
    `The navigation state has the searchTerms ${JSON.stringify(terms)}; expected a list of words.`,
  );
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

    const { searchTerms: terms, ...state } = (location.state ?? {}) as { searchTerms?: unknown };
    // Whoever has gone back meanwhile is not brought here again.
    if (terms === undefined || history.location.key !== location.key) return;
    void mark(terms);
    history.replace({ ...location, state });
  }, [history, location]);
}

import { useEffect } from 'react';
import { keepWords } from '../../../src/browser/kept-words';
import { onReload } from '../../../src/browser/reload';

/** Keeps what was typed when the page is about to be reloaded because the site was published anew. */
export function useKeptWords(isOpen: boolean, words: string): void {
  useEffect(() => {
    if (isOpen) return onReload(() => keepWords(words));
  }, [isOpen, words]);
}

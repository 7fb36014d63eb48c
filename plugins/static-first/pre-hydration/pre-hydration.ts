/**
 * What a static page answers by itself while its client is on the way: the menu of a phone, the
 * colours, and a field for what is to be searched. The client takes each over where the reader is.
 */

import { isHydrated, whenHydrated } from '../../../src/browser/hydration';
import { mayFetchAhead } from '../boot/connection';
import { SEARCH } from '../boot/controls';
import { GESTURE, type GestureOn } from '../boot/names';
import { TOGGLE } from './controls';
import { canShowDialogs } from './dialog';
import { DROPDOWN_BUTTON, hasDropdowns, openDropdown } from './dropdowns';
import { openMenu } from './menu';
import { speculate } from './nearby-pages';
import { hasTwoThemes, mayPrerender } from './page-options';
import { openClientSearch, openSearch, preloadFiles } from './search';
import { toggleTheme } from './theme';

/** The field, or the search itself as soon as the client has it. */
function answerSearch(): true {
  const { search: results, searchFiles } =
    document.querySelector<HTMLElement>(SEARCH)?.dataset ?? {};
  if (searchFiles) preloadFiles(searchFiles.split(' '));
  if (canShowDialogs && results) openSearch(results);
  else whenHydrated(openClientSearch);
  return true;
}

/** Answers a gesture if the page can; what it cannot is kept for the client. */
function answers(on: GestureOn): boolean {
  if (!on) return answerSearch();
  if (on.matches('.navbar__toggle')) return canShowDialogs && openMenu(on);
  if (hasDropdowns && on.matches(DROPDOWN_BUTTON)) return openDropdown(on);
  return on.matches(TOGGLE) && hasTwoThemes && toggleTheme();
}

addEventListener(GESTURE, (event) => {
  if (answers((event as CustomEvent<GestureOn>).detail)) event.preventDefault();
});

if (!isHydrated() && mayFetchAhead()) whenHydrated(speculate(mayPrerender));

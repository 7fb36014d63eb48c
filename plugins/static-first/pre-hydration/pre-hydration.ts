/**
 * What a static page answers by itself while its client is on the way: the menu of a phone, the
 * colours, the link to the content, and a field for what is to be searched. The client takes each over
 * where the reader is.
 */

import { isHydrated, whenHydrated } from '../../../src/browser/hydration';
import type { BootScript, GestureOn } from '../boot/boot-script';
import { mayFetchAhead } from '../boot/connection';
import { SKIP_LINK } from '../boot/controls';
import { onActivity } from './activity';
import { markContents } from './contents';
import { TOGGLE } from './controls';
import { canShowDialogs } from './dialog';
import { DROPDOWN_BUTTON, hasDropdowns, openDropdown } from './dropdowns';
import { openMenu } from './menu';
import { speculate } from './nearby-pages';
import { hasTwoThemes, mayPrerender } from './page-options';
import { answerSearch, finishOpenField } from './search';
import { skipToContent } from './skip-link';
import { nameTheme, toggleTheme } from './theme';
import { followTheme } from './toolbar-colour';

/** Answers a gesture if the page can; what it cannot is kept for the client. */
function answer(on: GestureOn): boolean {
  if (!on) return answerSearch();
  if (on.matches(SKIP_LINK)) return skipToContent();
  if (on.matches('.navbar__toggle')) return canShowDialogs && openMenu(on);
  if (hasDropdowns && on.matches(DROPDOWN_BUTTON)) return openDropdown(on);
  return on.matches(TOGGLE) && hasTwoThemes && toggleTheme();
}

function fetchAhead(): void {
  if (isHydrated()) return;
  boot.fetchAhead?.();
  whenHydrated(speculate(mayPrerender));
}

const boot = document.getElementById('static-first') as BootScript;
boot.answer = answer;
boot.offer?.();
finishOpenField();

followTheme();

if (!isHydrated()) {
  markContents();
  if (hasTwoThemes) nameTheme();
  // Nothing travels for whoever only reads.
  if (mayFetchAhead()) onActivity(fetchAhead);
}

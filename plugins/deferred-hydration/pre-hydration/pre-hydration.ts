/**
 * What a static page answers by itself while its client is on the way: the menu of a phone, the
 * colours, the link to the content, and the search. The client takes each over where the reader is, but for the
 * search, which stays.
 */

import { mayFetchAhead } from '../../../src/browser/connection';
import { HIDDEN_SIDEBAR } from '../../../src/browser/hidden-sidebar';
import { isHydrated, whenHydrated } from '../../../src/browser/hydration';
import { SEARCH_SETTLED } from '../../../src/browser/search-contract';
import type { GestureOn } from '../boot/boot-script';
import { FIELD, SKIP_LINK } from '../boot/controls';
import { boot } from './boot-element';
import { followChoice, followTheme, TOGGLE, toggleTheme } from './colour-mode';
import { markContents } from './contents';
import { canShowDialogs } from './dialog';
import { DROPDOWN_BUTTON, openDropdown } from './dropdowns';
import { openMenu } from './menu';
import { onActivity, speculate } from './nearby-pages';
import { answerSearch, isSearching, startSearch } from './search';

/** How long, in milliseconds, a search that was begun keeps the client waiting. */
const SEARCH_FIRST = 3e3;

/**
 * Goes to the content as the client does. The browser alone would go to what the link names, which
 * begins with the side bar.
 */
function skipToContent(): boolean {
  const content = document.querySelector('main');
  if (!content) return false;
  content.tabIndex = -1;
  content.focus();
  content.removeAttribute('tabindex');
  return true;
}

/** Has the side bar show the entry of the page, which may stand far below its first ones. */
function showOwnEntry(): void {
  const [entry] = [...document.querySelectorAll('aside .menu__link--active')].slice(-1);
  const { top = 0, bottom = 0 } = entry?.getBoundingClientRect() ?? {};
  if (bottom > innerHeight) entry?.closest('nav')?.scrollBy(0, top - innerHeight / 2);
}

/**
 * Opens the fold that the address names, which the browser does by itself only for what lies within one. Rules that
 * show its content until then would hold it open against the reader.
 */
function openTarget(): void {
  const fold = document.querySelector(':target')?.closest('details');
  if (!fold) return;
  fold.open = true;
  fold.dataset.opened = '';
}

/** `?` outside of fields follows the link to the keys of the site, which every page has in its footer. */
function showKeys({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
  if (key !== '?' || altKey || ctrlKey || metaKey || (target as Element).matches(FIELD)) return;
  document.querySelector<HTMLElement>('[href$="#teclas"]')?.click();
}

/** Answers a gesture if the page can; what it cannot is kept for the client. */
function answer(on: GestureOn): boolean {
  if (!on) return answerSearch();
  if (on.matches(SKIP_LINK)) return skipToContent();
  if (on.matches('.navbar__toggle')) return canShowDialogs && openMenu(on);
  if (HAS_DROPDOWNS && on.matches(DROPDOWN_BUTTON)) return openDropdown(on);
  return on.matches(TOGGLE) && HAS_TWO_THEMES && toggleTheme();
}

/**
 * The client is not needed for the first answer of a search, and would take half of the connection until
 * then: it comes afterwards, or when that takes too long.
 */
function runUnlessSearching(): void {
  if (isSearching()) setTimeout(run, SEARCH_FIRST);
  else runClient?.();
}

function run(): void {
  boot.run = runClient;
  runClient?.();
}

function fetchAhead(): void {
  if (isHydrated() || isSearching()) return;
  boot.fetchAhead?.();
  whenHydrated(speculate());
}

/** Whether the reader chose what only the client shows: another version, of the pages or of the program, no side bar. */
function choseOtherPage(): boolean {
  const key = document.querySelector<HTMLElement>('[data-client^=version]')?.dataset.client;
  try {
    return (
      (key && key in localStorage) ||
      HIDDEN_SIDEBAR in localStorage ||
      (HAS_VERSIONS &&
        Object.keys(localStorage).some((key) => key.startsWith('docs-preferred-version-')))
    );
  } catch {
    return false;
  }
}

const { run: runClient } = boot;
boot.answer = answer;
boot.run = runUnlessSearching;
addEventListener(SEARCH_SETTLED, run);
boot.offer?.();
startSearch();

followTheme();
showOwnEntry();
openTarget();
addEventListener('hashchange', openTarget);
addEventListener('keydown', showKeys);

if (!isHydrated()) {
  markContents();
  followChoice();
  // What only the client does to the navbar.
  if (HIDES_NAVBAR) addEventListener('scroll', run, { once: true });
  if (choseOtherPage()) run();
  // Nothing travels for whoever only reads.
  if (mayFetchAhead()) onActivity(fetchAhead);
}

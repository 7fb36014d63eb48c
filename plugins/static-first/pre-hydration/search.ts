import { createElement } from '../../../src/browser/create-element';
import { isHydrated, whenHydrated } from '../../../src/browser/hydration';
import { keepWords } from '../../../src/browser/kept-words';
import { onReload } from '../../../src/browser/reload';
import { SEARCH } from '../boot/controls';
import { appendLink } from '../boot/elements';
import { openSearchField } from '../boot/search-field';
import { addRules } from './dialog';

/** Filled in by the build. */
declare const SEARCH_SCRIPTS: readonly string[];

const BOX = '.navbar input[type=search]';
const DIALOG = '.static-search[open]';
const NOTICE = '[role=alert]';

let isOnItsWay = false;

/** Has the files of the search travel while the client starts, which takes as long and then asks for them. */
function preloadFiles(addresses: readonly string[]): void {
  if (isOnItsWay) return;
  isOnItsWay = true;
  for (const href of addresses) {
    document.head.append(
      createElement('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }),
    );
  }
  // Not preloaded: that would be for a script of the page, which a worker is none.
  for (const href of SEARCH_SCRIPTS) appendLink('prefetch', href);
}

/** Opens the search of the client, by a click: its box listens to that sooner than to the keys. */
function openClientSearch(): void {
  document.querySelector<HTMLInputElement>(BOX)?.click();
}

/**
 * Gives the field of the boot script what it lacks. It stays where it is, because a field that is moved
 * loses the letter that is being composed; so its form stands beside it.
 */
function finishField(dialog: HTMLDialogElement, action: string): void {
  const field = dialog.querySelector('input');
  if (!field || field.form) return;
  const form = createElement('form', { id: 'static-search', action, hidden: true });
  const close = createElement('button', { type: 'button', textContent: 'Cerrar' });
  close.onclick = () => dialog.close();
  for (const named of [dialog, field]) named.setAttribute('aria-label', 'Buscar en la ayuda');
  // What hangs may have taken every connection that the page of results needs.
  form.onsubmit = () => stop();
  dialog.append(form, close);
  field.name = 'q';
  field.autocomplete = 'off';
  field.setAttribute('form', form.id);
  const removeRules = addRules();
  new MutationObserver((_, observer) => {
    if (dialog.isConnected) return;
    observer.disconnect();
    removeRules();
  }).observe(document.body, { childList: true });
  // What is said at the foot of the page cannot be reached beside an open dialog.
  const notice = document.querySelector(NOTICE);
  if (notice) dialog.append(notice);
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close();
  };
  dialog.onclose = () => {
    document.body.append(...dialog.querySelectorAll(NOTICE));
    dialog.remove();
  };
  onReload(() => {
    // A dialog of the client that has taken its place keeps its own.
    if (field.isConnected) keepWords(field.value);
  });
}

/** A field that takes every letter until the client has its dialog, and sends them to the page of results. */
export function answerSearch(): true {
  const { search = '', searchFiles = '' } =
    document.querySelector<HTMLElement>(SEARCH)?.dataset ?? {};
  if (searchFiles) preloadFiles(searchFiles.split(' '));
  const hasField = openSearchField();
  const dialog = document.querySelector<HTMLDialogElement>(DIALOG);
  if (dialog) finishField(dialog, search);
  if (!hasField) whenHydrated(openClientSearch);
  return true;
}

/** Finishes a field that was opened before this script came. */
export function finishOpenField(): void {
  if (!isHydrated() && document.querySelector(DIALOG)) answerSearch();
}

import { createElement } from '../../../src/browser/create-element';
import { isHydrated, whenHydrated } from '../../../src/browser/hydration';
import { keepWords } from '../../../src/browser/kept-words';
import { onReload } from '../../../src/browser/reload';
import { FIELD_OPENED, SEARCH_SETTLED } from '../../../src/browser/static-search';
import { SEARCH } from '../boot/controls';
import { openSearchField } from '../boot/search-field';
import { addRules } from './dialog';

/** Filled in by the build. */
declare const SEARCH_DIALOG: string;

const BOX = '.navbar input[type=search]';
const DIALOG = '.static-search[open]';
const NOTICE = '[role=alert]';

let isOnItsWay = false;

/** Has the files of the search travel while its dialog comes, which then asks for them. */
function preloadFiles(): void {
  const files = document.querySelector<HTMLElement>(SEARCH)?.dataset.searchFiles;
  for (const href of files?.split(' ') ?? []) {
    document.head.append(
      createElement('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }),
    );
  }
}

/** Whether a search was begun, or is about to be. */
export function isSearching(): boolean {
  return !!document.querySelector(`.static-search,${SEARCH}:hover`);
}

/** Brings the dialog, which takes the place of the field. Where it cannot be had, the client brings one. */
function bringDialog(): void {
  dispatchEvent(new Event(FIELD_OPENED));
  if (isOnItsWay) return;
  isOnItsWay = true;
  addRules();
  // Neither waits for scripts of the client, which run in order, nor keeps them waiting.
  document.head.append(
    createElement('script', {
      src: SEARCH_DIALOG,
      onerror: () => dispatchEvent(new Event(SEARCH_SETTLED)),
    }),
  );
  preloadFiles();
}

/** Opens the search of the client, by a click: its box listens to that sooner than to the keys. */
function openClientSearch(): void {
  document.querySelector<HTMLInputElement>(BOX)?.click();
}

/**
 * Gives the field of the boot script what it lacks. It stays where it is, because a field that is moved
 * loses the letter that is being composed; so its form stands beside it.
 */
function finishField(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector('input');
  if (!field || field.form) return;
  const action = document.querySelector<HTMLElement>(SEARCH)?.dataset.search ?? '';
  const form = createElement('form', { id: 'static-search', action, hidden: true });
  const close = createElement('button', { type: 'button', textContent: 'Cerrar' });
  for (const named of [dialog, field]) named.setAttribute('aria-label', 'Buscar en la ayuda');
  // What hangs may have taken every connection that the page of results needs.
  form.onsubmit = () => stop();
  dialog.append(form, close);
  field.name = 'q';
  field.autocomplete = 'off';
  field.setAttribute('form', form.id);
  // What is said at the foot of the page cannot be reached beside an open dialog.
  dialog.append(...document.querySelectorAll(NOTICE));
  dialog.onclick = ({ target }) => {
    if (target === dialog || target === close) dialog.close();
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
  const hasField = openSearchField();
  const dialog = document.querySelector<HTMLDialogElement>(DIALOG);
  if (dialog) {
    finishField(dialog);
    bringDialog();
  }
  if (!hasField) whenHydrated(openClientSearch);
  return true;
}

/** Finishes a field that was opened before this script came. */
export function finishOpenField(): void {
  if (!isHydrated() && document.querySelector(DIALOG)) answerSearch();
}

import { createElement } from '../../../src/browser/create-element';
import { isHydrated, whenHydrated } from '../../../src/browser/hydration';
import { forgetKeptWords, keepWords } from '../../../src/browser/kept-words';
import { createNotice } from '../../../src/browser/notice';
import { onReload } from '../../../src/browser/reload';
import {
  CLIENT_FAILURE,
  OPEN_DIALOG,
  SCRIPT_CHANGED,
  SEARCH,
  SEARCH_BEGUN,
  SEARCH_SETTLED,
  SEARCH_WANTED,
  tellScript,
} from '../../../src/browser/search-contract';
import { openSearchField } from '../boot/search-field';
import { addRules, canShowDialogs } from './dialog';

/** Filled in by the build. */
declare const SEARCH_DIALOG: string;

const BOX = `.navbar ${SEARCH}`;

/** How long, in milliseconds, the script of the dialog may take. */
const PATIENCE = 8e3;

/** What is said where the script of the dialog cannot be had. */
let notice: HTMLElement | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;

function openDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(OPEN_DIALOG);
}

function focusBox(): void {
  document.querySelector<HTMLElement>(BOX)?.focus();
}

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
  return !!document.querySelector(`${OPEN_DIALOG},${SEARCH}:hover`);
}

/** Where the script cannot be had, the field still leads to the page of results. */
function showFailure(): void {
  const dialog = openDialog();
  if (!dialog) return;
  const text = createElement('span', { textContent: 'No se pudo cargar la búsqueda.' });
  notice = createNotice(text, () => {
    dialog.querySelector('input')?.focus();
    bringDialog();
  });
  dialog.append(notice);
}

function failUnlessReady(): void {
  clearTimeout(patience);
  if (globalThis.searchScript !== 'loading') return;
  tellScript('failed');
  dispatchEvent(new Event(SEARCH_SETTLED));
  showFailure();
}

/** Brings the script that draws the dialog, once, and again when asked after a failure. */
function bringDialog(): void {
  dispatchEvent(new Event(SEARCH_BEGUN));
  notice?.remove();
  const phase = globalThis.searchScript;
  if (phase && phase !== 'failed') return;
  if (!phase) addRules();
  tellScript('loading');
  // Neither waits for scripts of the client, which run in order, nor keeps them waiting.
  const script = createElement('script', { src: SEARCH_DIALOG });
  // What has come damaged has not said that it is ready.
  script.onload = failUnlessReady;
  script.onerror = failUnlessReady;
  patience = setTimeout(failUnlessReady, PATIENCE);
  document.head.append(script);
  // The client asks for them by itself.
  if (!isHydrated()) preloadFiles();
}

/**
 * Gives the dialog of the boot script what it lacks. Its field stays where it is, because a field that is moved
 * loses the letter that is being composed; so its form stands beside it.
 */
function finishDialog(dialog: HTMLDialogElement): void {
  if (dialog.onclose) return;
  const field = dialog.querySelector('input') as HTMLInputElement;
  const action = document.querySelector<HTMLElement>(SEARCH)?.dataset.search ?? '';
  const form = createElement('form', { id: 'search-form', action, hidden: true });
  const close = createElement('button', { type: 'button', textContent: 'Cerrar' });
  for (const named of [dialog, field]) named.setAttribute('aria-label', 'Buscar en la ayuda');
  // What hangs may have taken every connection that the page of results needs.
  form.onsubmit = () => stop();
  dialog.append(form, close);
  field.name = 'q';
  field.autocomplete = 'off';
  field.setAttribute('form', form.id);
  // What is said at the foot of the page cannot be reached beside an open dialog.
  dialog.append(...document.querySelectorAll(CLIENT_FAILURE));
  dialog.onclick = ({ target }) => {
    if (target === dialog || target === close) dialog.close();
  };
  const stopKeeping = onReload(() => {
    const words = dialog.querySelector('input')?.value;
    if (dialog.isConnected && words !== undefined) keepWords(words);
  });
  dialog.onclose = () => {
    stopKeeping();
    notice?.remove();
    document.body.append(...dialog.querySelectorAll(CLIENT_FAILURE));
    dialog.remove();
    // What opened it may have gone with the static page.
    if (document.activeElement === document.body) focusBox();
  };
}

/** Opens the dialog. A browser without dialogs has the box, which sends words to the page of results. */
export function answerSearch(words?: string): true {
  openSearchField(words);
  const dialog = openDialog();
  if (dialog) {
    finishDialog(dialog);
    bringDialog();
  } else whenHydrated(focusBox);
  return true;
}

/** Answers the box from now on, and finishes a dialog that was opened before this script came. */
export function startSearch(): void {
  forgetKeptWords();
  addEventListener(SEARCH_WANTED, (event) => {
    if (event.detail === null) bringDialog();
    else if (canShowDialogs) {
      event.preventDefault();
      answerSearch(event.detail);
    }
  });
  // A script that was given up may come after all.
  addEventListener(SCRIPT_CHANGED, () => {
    if (globalThis.searchScript === 'ready') notice?.remove();
  });
  if (openDialog()) answerSearch();
}

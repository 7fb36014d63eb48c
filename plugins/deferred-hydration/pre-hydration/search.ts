import { createElement } from '../../../src/browser/create-element';
import { whenHydrated } from '../../../src/browser/hydration';
import { keepWords } from '../../../src/browser/kept-words';
import { onReload } from '../../../src/browser/reload';
import {
  moveFailureTo,
  OPEN_DIALOG,
  SEARCH,
  SEARCH_BEGUN,
  SEARCH_SETTLED,
  SEARCH_WANTED,
  tellScript,
} from '../../../src/browser/search-contract';
import { boot } from './boot-element';
import { addRules, canShowDialogs } from './dialog';

/** Filled in by the build. */
declare const SEARCH_DIALOG: string;

/** How long, in milliseconds, the script of the dialog may take. */
const PATIENCE = 8e3;

/** What is said where the script of the dialog cannot be had. */
let notice: HTMLElement | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;

function openDialog(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(OPEN_DIALOG);
}

/** What stands for the search in the navbar: a link, or the box of the client. */
function searchBox(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.navbar ${SEARCH}`);
}

function focusBox(): void {
  searchBox()?.focus();
}

/** Has the files of a first answer travel while the dialog comes, which then asks for them. */
function preloadFiles(): void {
  if (globalThis.begunSearch) return;
  for (const href of boot.dataset.searchFiles?.split(' ').slice(0, 2) ?? []) {
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
function showFailure(dialog: HTMLDialogElement): void {
  notice = boot.createNotice('No se pudo cargar la búsqueda.', () => {
    dialog.querySelector('input')?.focus();
    bringDialog();
  });
  // Below the field: at the foot stands what is said of the client.
  notice.style.margin = '5rem 1rem';
  dialog.append(notice);
}

function failUnlessReady(): void {
  clearTimeout(patience);
  if (globalThis.searchScript !== 'loading') return;
  tellScript('failed');
  dispatchEvent(new Event(SEARCH_SETTLED));
  const dialog = openDialog();
  if (dialog) showFailure(dialog);
}

function runDialogScript(): void {
  // Neither waits for scripts of the client, which run in order, nor keeps them waiting.
  const script = createElement('script', { src: SEARCH_DIALOG });
  // What has come damaged has not said that it is ready.
  script.onload = failUnlessReady;
  script.onerror = failUnlessReady;
  document.head.append(script);
}

/** Brings the script that draws the dialog, once, and again when asked after a failure. */
function bringDialog(): void {
  dispatchEvent(new Event(SEARCH_BEGUN));
  notice?.remove();
  const phase = globalThis.searchScript;
  if (phase && phase !== 'failed') return;
  tellScript('loading');
  patience = setTimeout(failUnlessReady, PATIENCE);
  if (phase) {
    // A cache may keep what came damaged; what comes now takes its place there.
    const refresh = async () => (await fetch(SEARCH_DIALOG, { cache: 'reload' })).text();
    refresh().then(runDialogScript, failUnlessReady);
    return;
  }
  addRules();
  runDialogScript();
  preloadFiles();
}

/**
 * Gives the dialog of the boot script what it lacks. Its field stays where it is, because a field that is moved
 * loses the letter that is being composed; so its form stands beside it.
 */
function finishDialog(dialog: HTMLDialogElement): void {
  if (dialog.onclose) return;
  const field = dialog.querySelector('input') as HTMLInputElement;
  const form = createElement('form', {
    id: 'search-form',
    action: searchBox()?.dataset.search ?? '',
    hidden: true,
    // What hangs may have taken every connection that the page of results needs.
    onsubmit: () => stop(),
  });
  const close = createElement('button', { textContent: 'Cerrar' });
  for (const named of [dialog, field]) named.setAttribute('aria-label', 'Buscar en la ayuda');
  dialog.append(form, close);
  field.name = 'q';
  field.autocomplete = 'off';
  field.setAttribute('form', form.id);
  moveFailureTo(dialog);
  dialog.onclick = ({ target }) => {
    if (target === dialog || target === close) dialog.close();
  };
  dialog.onclose = () => {
    moveFailureTo(document.body);
    dialog.remove();
    // What opened it may have gone with the static page.
    if (document.activeElement === document.body) focusBox();
  };
}

/** Opens the dialog. A browser without dialogs has the box, which sends words to the page of results. */
export function answerSearch(words?: string): true {
  boot.openSearch(words);
  const dialog = openDialog();
  if (dialog) {
    finishDialog(dialog);
    bringDialog();
  } else whenHydrated(focusBox);
  return true;
}

function finishOpenDialog(): void {
  if (openDialog()) answerSearch();
}

/** Answers the box from now on, and finishes a dialog that was opened before this script came. */
export function startSearch(): void {
  addEventListener(SEARCH_WANTED, (event) => {
    if (event.detail === null) bringDialog();
    else if (canShowDialogs) {
      event.preventDefault();
      answerSearch(event.detail);
    }
  });
  onReload(() => {
    const field = openDialog()?.querySelector('input');
    if (field) keepWords(field.value);
  });
  finishOpenDialog();
  // Where the client comes at last, what else did not come may as well.
  whenHydrated(finishOpenDialog);
}

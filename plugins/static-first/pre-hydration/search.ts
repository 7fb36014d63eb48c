import { whenHydrated } from '../../../src/browser/hydration';
import { openDialog } from './dialog';

const BOX = '.navbar input[type=search]';

/** The field of the client's dialog, which may be there before the page hydrates. */
const DIALOG_FIELD = 'dialog[open] [role=combobox]';

let isOpen = false;

/** Types into a field of React, which overrides `value` to know what it wrote itself. */
function typeInto(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Has the files of the search travel while the client starts, which takes as long and then asks for them. */
export function preloadFiles(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
}

/** Opens the search of the client, by a click: its box listens to that sooner than to the keys. */
export function openClientSearch(): void {
  document.querySelector<HTMLInputElement>(BOX)?.click();
}

function createField(): HTMLInputElement {
  const field = document.createElement('input');
  Object.assign(field, {
    type: 'search',
    name: 'q',
    autocomplete: 'off',
    placeholder: 'Loading...',
  });
  field.setAttribute('aria-label', 'Buscar en la ayuda');
  return field;
}

/** Sends what was typed to the page of results, which any browser can open. */
function createForm(field: HTMLElement, close: HTMLElement, action: string): HTMLFormElement {
  const form = document.createElement('form');
  form.action = action;
  form.append(field, close);
  return form;
}

/**
 * Passes what is typed on to the box of the client, and leaves when what the client opens is there,
 * or the failure to open it. A dialog that came before the box has what was typed, and leaves last.
 */
function handOver(field: HTMLInputElement, remove: () => void): void {
  if (document.querySelector(DIALOG_FIELD)) return;
  openClientSearch();
  const box = document.querySelector<HTMLInputElement>(BOX);
  const place = box?.closest('search');
  if (!box || !place) return;
  const pass = () => typeInto(box, field.value);
  if (field.value) pass();
  field.addEventListener('input', pass);
  new MutationObserver((_, observer) => {
    if (!place.querySelector('dialog[open],button')) return;
    observer.disconnect();
    remove();
  }).observe(place, { childList: true, subtree: true, attributeFilter: ['open'] });
}

/** Opens a field for what is to be searched, until the client opens its dialog with it. */
export function openSearch(address: string): void {
  if (isOpen || document.querySelector(DIALOG_FIELD)) return;
  isOpen = true;
  const opener = document.activeElement as HTMLElement | null;
  const field = createField();
  const dialog = document.createElement('dialog');
  dialog.className = 'static-search';
  dialog.setAttribute('aria-label', 'Buscar en la ayuda');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Cerrar';
  close.onclick = () => dialog.close();
  dialog.append(createForm(field, close, address));
  const { element, remove } = openDialog(dialog, () => {
    isOpen = false;
    opener?.focus();
  });
  whenHydrated(() => {
    if (element.isConnected) handOver(field, remove);
  });
}

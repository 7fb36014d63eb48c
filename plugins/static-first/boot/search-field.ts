import { createElement } from '../../../src/browser/create-element';

/**
 * Opens a field that takes every letter until the client has its dialog, outside of what the client
 * hydrates. What else it needs comes with `pre-hydration/`, which may be on its way for seconds.
 *
 * @param value what stands in it already
 * @returns false in a browser from before 2022, which has no dialogs; there it waits for the client
 */
export function openSearchField(value = ''): boolean {
  const dialog = createElement('dialog', { className: 'static-search' });
  if (!dialog.showModal) return false;
  if (document.querySelector('.static-search[open]')) return true;
  dialog.append(createElement('input', { type: 'search', placeholder: 'Loading...', value }));
  document.body.append(dialog);
  dialog.showModal();
  return true;
}

import { createElement } from '../../../src/browser/create-element';
import { DIALOG_CLASS, OPEN_DIALOG } from '../../../src/browser/search-contract';

/**
 * Opens the dialog of the search, outside of what the client hydrates, with a field that takes every letter
 * until the script of the dialog has drawn the rest. What both lack until then comes with `pre-hydration/`.
 *
 * @param value what stands in it already
 * @returns false in a browser from before 2022, which has no dialogs
 */
export function openSearchField(value = ''): boolean {
  if (document.querySelector(OPEN_DIALOG)) return true;
  // Whoever translates a page moves its texts into other elements, where what is drawn next looks for them in vain.
  const dialog = createElement('dialog', { className: DIALOG_CLASS, translate: false });
  if (!dialog.showModal) return false;
  dialog.append(createElement('input', { type: 'search', placeholder: 'Loading...', value }));
  document.body.append(dialog);
  dialog.showModal();
  return true;
}

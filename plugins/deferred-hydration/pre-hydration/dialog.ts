/** Text of `pre-hydration.css`, which the build puts here. */
declare const PRE_HYDRATION_CSS: string;

/** Browsers from before 2022 have none; there a gesture waits for the client. */
export const canShowDialogs = 'showModal' in document.createElement('dialog');

/**
 * Adds the rules of dialogs to the last of the page's stylesheets: a sheet of their own would need to
 * be named by the policy of every page.
 *
 * @returns a function that takes them away
 */
export function addRules(): () => void {
  const sheet = document.styleSheets[document.styleSheets.length - 1] as CSSStyleSheet;
  const { cssRules } = sheet;
  sheet.insertRule(`@media all{${PRE_HYDRATION_CSS}}`, cssRules.length);
  // Of several that were added, each is the other.
  return () => sheet.deleteRule(cssRules.length - 1);
}

/**
 * Opens a dialog outside of what the client hydrates. Escape and a press beside it close it.
 *
 * @param onClosed what to do when the reader closed it
 * @returns a function that takes it off the page; nothing is left of it
 */
export function openDialog(element: HTMLDialogElement, onClosed: () => void): () => void {
  const removeRules = addRules();
  document.body.append(element);
  element.showModal();

  function remove(): void {
    element.remove();
    // Not before what comes in its place is painted: the rules keep that from sliding in.
    requestAnimationFrame(() => setTimeout(removeRules));
  }

  element.addEventListener('click', ({ target }) => {
    if (target === element) element.close();
  });
  element.addEventListener('close', () => {
    if (!element.isConnected) return;
    remove();
    onClosed();
  });
  return remove;
}

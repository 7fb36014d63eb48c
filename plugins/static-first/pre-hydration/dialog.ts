/** Text of `pre-hydration.css`, which the build puts here. */
declare const PRE_HYDRATION_CSS: string;

/** Browsers from before 2022 have none; there a gesture waits for the client. */
export const canShowDialogs =
  typeof HTMLDialogElement !== 'undefined' && 'showModal' in HTMLDialogElement.prototype;

/** A dialog of the static page. */
export interface RestDialog {
  element: HTMLDialogElement;
  /** Takes it off the page; nothing is left of it. */
  remove(): void;
}

/**
 * Opens a dialog outside of what the client hydrates. Escape and a press beside it close it.
 *
 * @param onClosed what to do when the reader closed it
 */
export function openDialog(element: HTMLDialogElement, onClosed: () => void): RestDialog {
  const style = document.createElement('style');
  style.textContent = PRE_HYDRATION_CSS;
  document.body.append(style, element);
  element.showModal();

  function remove(): void {
    element.remove();
    // Not before what comes in its place is painted: the rules keep that from sliding in.
    requestAnimationFrame(() => setTimeout(() => style.remove()));
  }

  element.addEventListener('click', ({ target }) => {
    if (target === element) element.close();
  });
  element.addEventListener('close', () => {
    if (!element.isConnected) return;
    remove();
    onClosed();
  });
  return { element, remove };
}

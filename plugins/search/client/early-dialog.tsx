import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Dialog } from './dialog-code';
import { goToPage } from './site-history';

/** The box of the navbar, which stands there a little before all of the page has hydrated. */
const BOX = '.navbar input[type=search]';

let isOpen = false;

/** Whether the reader is in a dialog that came before its box. */
export function isEarlyDialogOpen(): boolean {
  return isOpen;
}

/**
 * Puts the dialog in the place of the field on the static page, with what was typed there. It
 * stands beside what hydrates, so that it works meanwhile.
 *
 * @param reading the product being read, or undefined outside of the documentation
 */
export function openEarlyDialog(
  Dialog: Dialog,
  staticDialog: HTMLDialogElement,
  reading: string | undefined,
): void {
  const typed = staticDialog.querySelector('input')?.value ?? '';
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);

  function leave(): void {
    isOpen = false;
    root.unmount();
    place.remove();
    // Gives the focus back to what opened it, unless that has gone with the static page.
    staticDialog.close();
  }

  function close(): void {
    leave();
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(BOX)?.focus();
  }

  isOpen = true;
  // At once, or a letter typed in between would be lost.
  flushSync(() =>
    root.render(
      <Dialog typed={typed} reading={reading} goTo={goToPage} onClose={close} onLeave={leave} />,
    ),
  );
  // Not closed: the whole page would be styled anew, once as reachable and once as not.
  staticDialog.style.display = 'none';
  // What is in it is not what is being typed any more.
  staticDialog.replaceChildren();
}

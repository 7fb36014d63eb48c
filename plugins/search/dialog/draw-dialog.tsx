import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { forgetKeptWords } from '../../../src/browser/kept-words';
import { CLIENT_FAILURE, moveFailureTo } from '../../../src/browser/search-contract';
import type { SearchService } from '../client/search-service';
import SearchPanel from './SearchPanel';

/**
 * Draws what the dialog holds in the place of its first field, with what was typed there.
 *
 * @param reading the product being read, or undefined outside of the documentation
 */
export function drawDialog(
  service: SearchService,
  dialog: HTMLDialogElement,
  reading: string | undefined,
): void {
  const typed = dialog.querySelector('input')?.value ?? '';
  const firstField = [...dialog.children];
  const panel = document.createElement('div');
  panel.className = 'search-panel';
  dialog.prepend(panel);
  const root = createRoot(panel);

  function leave(): void {
    root.unmount();
    moveFailureTo(document.body);
    dialog.remove();
  }

  dialog.addEventListener('close', () => root.unmount());
  // At once, or a letter typed in between would be lost.
  flushSync(() =>
    root.render(
      <SearchPanel
        service={service}
        typed={typed}
        reading={reading}
        onClose={() => dialog.close()}
        onLeave={leave}
      />,
    ),
  );
  const field = panel.querySelector<HTMLInputElement>('[role=combobox]');
  field?.focus();
  // Safari puts the caret before what has been typed, and the letters that follow with it.
  field?.setSelectionRange(typed.length, typed.length);
  for (const element of firstField) if (element.id !== CLIENT_FAILURE) element.remove();
  forgetKeptWords();
}

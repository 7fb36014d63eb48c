import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { addEarlyPlace } from '../client/early-dialog-place';
import { goToPage } from '../client/handover';
import type { SearchService } from '../client/search-service';
import SearchDialog from '../theme/SearchBar/SearchDialog';

/** The box of the navbar, or what stands in its place until the page hydrates. */
const BOX = '.navbar :is(input[type=search], [data-search])';

/**
 * Puts the dialog in the place of the field on the static page, with what was typed there. It
 * stands beside what hydrates, so that it works before and meanwhile.
 *
 * @param reading the product being read, or undefined outside of the documentation
 */
export function openEarlyDialog(
  service: SearchService,
  staticDialog: HTMLDialogElement,
  reading: string | undefined,
): void {
  const typed = staticDialog.querySelector('input')?.value ?? '';
  const place = addEarlyPlace();
  const root = createRoot(place);

  function leave(): void {
    root.unmount();
    place.remove();
    // Gives the focus back to what opened it, unless that has gone with the static page.
    staticDialog.close();
  }

  function close(): void {
    leave();
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(BOX)?.focus();
  }

  // At once, or a letter typed in between would be lost.
  flushSync(() =>
    root.render(
      <SearchDialog
        service={service}
        typed={typed}
        reading={reading}
        goTo={goToPage}
        onClose={close}
        onLeave={leave}
      />,
    ),
  );
  // Not closed: the whole page would be styled anew, once as reachable and once as not.
  staticDialog.style.display = 'none';
  // What is in it is not what is being typed any more.
  staticDialog.replaceChildren();
}

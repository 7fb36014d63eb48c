import { createElement } from '../../../src/browser/create-element';
import { createNotice } from '../../../src/browser/notice';
import { CLIENT_FAILURE, SEARCH } from '../../../src/browser/search-contract';

let notice: HTMLElement | undefined;

/** Says that the client did not come, and where the pages are found without it. */
export function showFailure(retry: () => void): void {
  hideFailure();
  notice = createNotice('Algo de la página no cargó.', retry);
  notice.id = CLIENT_FAILURE;
  // Before hydration the box of the search is a link to the map.
  const { href } = document.querySelector(SEARCH) as HTMLAnchorElement;
  notice.append(' ', createElement('a', { href, textContent: 'Mapa del sitio' }));
  // Nothing beside a dialog that is open can be reached.
  (document.querySelector('dialog[open]') ?? document.body).append(notice);
}

/** Takes it away. */
export function hideFailure(): void {
  notice?.remove();
}

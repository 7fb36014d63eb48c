import { createElement } from '../../../src/browser/create-element';
import { CLIENT_FAILURE, SEARCH } from '../../../src/browser/search-contract';

/** By script, because it is said where no stylesheet may have come, and only with a token that every page has. */
const STYLE =
  'position:fixed;bottom:0;margin:0;padding:1rem;border:1px solid;background:var(--papel)';

/** A line at the foot of the window that says what could not be had, with a button to try again. */
export function createNotice(text: string, retry: () => void): HTMLElement {
  const notice = createElement('p', {});
  notice.setAttribute('role', 'alert');
  notice.style.cssText = STYLE;
  notice.append(text, ' ', createElement('button', { textContent: 'Reintentar', onclick: retry }));
  return notice;
}

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

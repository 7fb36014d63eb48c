import { createElement } from './create-element';

/** By script, because it is said where no stylesheet may have come, and only with a token that every page has. */
const STYLE =
  'position:fixed;bottom:0;margin:0;padding:1rem;border:1px solid;background:var(--papel)';

/** A line at the foot of the window that says what could not be had, with a button to try again. */
export function createNotice(text: string | Node, retry: () => void): HTMLElement {
  const notice = createElement('p', {});
  notice.setAttribute('role', 'alert');
  notice.style.cssText = STYLE;
  notice.append(text, ' ', createElement('button', { textContent: 'Reintentar', onclick: retry }));
  return notice;
}

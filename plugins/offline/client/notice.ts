import { type Disconnection, NOTICE_ID, noticeHtml } from '../copies/notice';

/** The bar of a page that came from the network. */
let added: Element | undefined;

/**
 * Shows the bar, with what it says by now, or takes it away: a page has one at most. That of a page which is itself a
 * copy came with it, and stays as long as the copy.
 */
export function showNotice(disconnection: Disconnection | undefined): void {
  if (!disconnection) {
    added?.remove();
    return;
  }
  const shown = document.getElementById(NOTICE_ID);
  const template = document.createElement('template');
  template.innerHTML = noticeHtml(disconnection);
  const [own] = template.content.children;
  if (!own) return;
  if (shown) shown.replaceChildren(...own.childNodes);
  // Outside what React draws. Screen readers speak of what comes into a region that is there.
  else {
    const texts = [...own.childNodes];
    own.replaceChildren();
    document.body.prepend(own);
    added = own;
    own.append(...texts);
  }
}

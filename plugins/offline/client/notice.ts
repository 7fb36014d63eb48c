import { type Disconnection, NOTICE_ID, noticeHtml } from '../copies/notice';

/** Shows the bar, with what it says by now, or takes it away: a page has one at most. */
export function showNotice(disconnection: Disconnection | undefined): void {
  const shown = document.getElementById(NOTICE_ID);
  if (!disconnection) {
    shown?.remove();
    return;
  }
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
    own.append(...texts);
  }
}
